/**
 * Decompresses a file several times with one of three engines and prints the processor time of
 * each. Runs in its own process, so that the first time includes compilation. Arguments: the
 * engine, and a file whose first 4 bytes are the uncompressed size.
 */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'fflate';
import { inflate } from '@mezzanine/mvf/inflate';

const later = 7;
const engines: Readonly<
  Record<
    string,
    (packed: Uint8Array<ArrayBuffer>, size: number) => Uint8Array | Promise<Uint8Array>
  >
> = {
  ours: inflate,
  fflate: (packed, size) => inflateSync(packed, { out: new Uint8Array(size) }),
  native: async (packed) => {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
};

const [name = '', file = ''] = process.argv.slice(2);
const engine = engines[name];
if (engine === undefined) throw new Error(`There is no engine "${name}".`);
const bytes = new Uint8Array(readFileSync(file));
const size = new DataView(bytes.buffer).getUint32(0);
const packed = bytes.slice(4);
const times: number[] = [];
for (let round = 0; round <= later; round += 1) {
  const startedAt = process.cpuUsage();
  const { length } = await engine(packed, size);
  const { user, system } = process.cpuUsage(startedAt);
  if (length !== size) throw new Error(`${name} unpacked ${length} bytes of ${size}.`);
  times.push((user + system) / 1000);
}
console.log(JSON.stringify(times));
