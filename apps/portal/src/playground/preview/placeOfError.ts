/** Causes that are followed: an error may be its own. */
const maxCauses = 8;

/**
 * The line of the program that an error came from: the topmost frame of its stack that is in it, or
 * of the stack of what caused it.
 *
 * @param error - anything that was thrown
 * @param address - address that the program was run from
 * @returns from 1; undefined when the program is in none of the stacks
 */
export function placeOfError(error: unknown, address: string): number | undefined {
  let each = error;
  for (let depth = 0; depth < maxCauses && each instanceof Error; depth += 1) {
    const line = placeInStack(each.stack, address);
    if (line !== undefined) return line;
    each = each.cause;
  }
  return undefined;
}

/**
 * The topmost line of a stack that is in the program.
 *
 * @param stack - `error.stack`, in the wording of any browser
 */
export function placeInStack(stack: unknown, address: string): number | undefined {
  if (typeof stack !== 'string') return undefined;
  const at = stack.indexOf(`${address}:`);
  if (at === -1) return undefined;
  const [, line] = /^(\d+)/.exec(stack.slice(at + address.length + 1)) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** The line of a program that imports a module; undefined when none does. */
export function placeOfImport(source: string, specifier: string): number | undefined {
  const at = source
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return at === -1 ? undefined : at + 1;
}
