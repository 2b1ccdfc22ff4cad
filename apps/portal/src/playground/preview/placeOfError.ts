/**
 * The line of the program that an error came from: the topmost frame of its stack that is in it.
 *
 * @param stack - `error.stack`, in the wording of any browser
 * @param address - address that the program was run from
 * @returns from 1; undefined when the program is not in the stack
 */
export function placeOfError(stack: unknown, address: string): number | undefined {
  if (typeof stack !== 'string') return undefined;
  const at = stack.indexOf(`${address}:`);
  if (at === -1) return undefined;
  const [, line] = /^(\d+)/.exec(stack.slice(at + address.length + 1)) ?? [];
  return line === undefined ? undefined : Number(line);
}
