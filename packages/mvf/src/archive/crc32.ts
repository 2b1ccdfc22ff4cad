const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 checksum that zip keeps for each file (APPNOTE 4.4.7), as an unsigned integer. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // An index, not an iterator: this runs over every byte of a venue.
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[i] ?? 0)) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
