/** Longest program that a link may carry, in characters. */
export const maxProgramLength = 60_000;
/** Longest text of a link's fragment that is looked at. */
const maxFragmentLength = 40_000;

/** What a link's fragment says: which example, and a program of the reader who made it. */
export interface PlaygroundFragment {
  /** Name of the example in its group. */
  readonly example: string | undefined;
  readonly program: SharedProgram | undefined;
}

/** A program that came with a link, or why there is none. */
export type SharedProgram =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failure'; readonly message: string };

/** A link that could not be made; says why. */
class ShareFailure extends Error {
  override readonly name = 'ShareFailure';
}

/**
 * The fragment of a link that opens a program.
 *
 * @param example - name of the example in its group
 * @throws ShareFailure when the program is too long
 */
export async function writeFragment(example: string, text: string): Promise<string> {
  if (text.length > maxProgramLength) throw new ShareFailure(tooLong(text.length));
  const packed = await packed64(text);
  const fragment = `#${example}&code=${packed}`;
  if (fragment.length > maxFragmentLength) throw new ShareFailure(tooLong(text.length));
  return fragment;
}

/** Reads the fragment of an address; never throws, whatever stands in it. */
export async function readFragment(fragment: string): Promise<PlaygroundFragment> {
  const [name = '', ...fields] = fragment
    .replace(/^#/, '')
    .slice(0, maxFragmentLength + 1)
    .split('&');
  const example = /^[a-z0-9][a-z0-9-]{0,63}$/.test(name) ? name : undefined;
  const code = fields.find((field) => field.startsWith('code='))?.slice('code='.length);
  if (code === undefined) return { example, program: undefined };
  if (fragment.length > maxFragmentLength) {
    return { example, program: { kind: 'failure', message: `${broken} It is too long.` } };
  }
  return { example, program: await unpacked(code) };
}

const broken = 'The program in this link cannot be read. Ask for the link again.';

function tooLong(length: number): string {
  return (
    `The program has ${length} characters; a link takes ${maxProgramLength}, and less of what ` +
    'cannot be packed. Download the project and share that.'
  );
}

async function packed64(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function unpacked(code: string): Promise<SharedProgram> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return { kind: 'text', text: await readAtMost(stream, maxProgramLength * 4) };
  } catch {
    return { kind: 'failure', message: broken };
  }
}

/** Text of a stream that may be a bomb: reading ends where it grows too large. */
async function readAtMost(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw new ShareFailure(tooLong(length));
    }
    text += decoder.decode(part.value, { stream: true });
  }
  text += decoder.decode();
  if (text.length > maxProgramLength) throw new ShareFailure(tooLong(text.length));
  return text;
}
