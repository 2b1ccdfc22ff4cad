/** Maximum length of a program in a link, in characters. */
export const maxProgramLength = 60_000;
/** Maximum length of a URL fragment that is parsed. */
const maxFragmentLength = 40_000;

/** Contents of a URL fragment: an example, and a shared program. */
export interface PlaygroundFragment {
  /** Name of the example in its group. */
  readonly example: string | undefined;
  readonly program: SharedProgram | undefined;
}

/** The program of a link, or why it cannot be read. */
export type SharedProgram =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failure'; readonly message: string };

/** A link that cannot be created; the message says why. */
class ShareFailure extends Error {
  override readonly name = 'ShareFailure';
}

/**
 * Creates the fragment of a link that opens a program.
 *
 * @param example - name of the example in its group
 * @throws ShareFailure if the program is too long
 */
export async function writeFragment(example: string, text: string): Promise<string> {
  if (text.length > maxProgramLength) throw new ShareFailure(tooLong(text.length));
  const packed = await packed64(text);
  const fragment = `#${example}&code=${packed}`;
  if (fragment.length > maxFragmentLength) throw new ShareFailure(tooLong(text.length));
  return fragment;
}

/** Parses the fragment of a URL; never throws. */
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

const broken = 'The program in this link cannot be read. Ask the sender for a new link.';

function tooLong(length: number): string {
  return (
    `The program has ${length} characters; a link supports ${maxProgramLength}, or fewer if they ` +
    'do not compress well. Download the project and share that.'
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

/** Reads the text of a stream, and stops if it is larger than allowed, such as a ZIP bomb. */
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
