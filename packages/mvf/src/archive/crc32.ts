/** Remainders of each byte followed by 0 to 3 zero bytes, 256 of each in sequence. */
const table = new Int32Array(1024);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  table[byte] = value;
}
for (let i = 256; i < 1024; i += 1) {
  const value = at(i - 256);
  table[i] = (value >>> 8) ^ at(value & 0xff);
}

function at(index: number): number {
  return table[index] as number;
}

/**
 * The CRC-32 checksum that zip stores for each file (APPNOTE 4.4.7), as an unsigned integer.
 * Processes four bytes at a time, because it covers every byte of a venue:
 * https://create.stephan-brumme.com/crc32/#slicing-by-4
 */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wholeWords = bytes.length & ~3;
  let crc = -1;
  let i = 0;
  for (; i < wholeWords; i += 4) {
    crc ^= view.getInt32(i, true);
    crc =
      at(768 + (crc & 0xff)) ^
      at(512 + ((crc >>> 8) & 0xff)) ^
      at(256 + ((crc >>> 16) & 0xff)) ^
      at(crc >>> 24);
  }
  for (; i < bytes.length; i += 1) crc = (crc >>> 8) ^ at((crc ^ view.getUint8(i)) & 0xff);
  return ~crc >>> 0;
}
