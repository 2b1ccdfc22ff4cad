/** Maximum number of causes that are followed, because causes can be circular. */
const maxCauses = 8;

/**
 * Line of the program that caused an error: from the topmost stack frame in the program, or from the stack
 * of the error's cause.
 *
 * @param error - any thrown value
 * @param address - URL of the running program
 * @returns the line from 1; undefined if no stack contains the program
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
 * Topmost line of the program in a stack.
 *
 * @param stack - `error.stack`, in the format of any browser
 */
export function placeInStack(stack: unknown, address: string): number | undefined {
  if (typeof stack !== 'string') return undefined;
  const at = stack.indexOf(`${address}:`);
  if (at === -1) return undefined;
  const [, line] = /^(\d+)/.exec(stack.slice(at + address.length + 1)) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Line of a program that imports a module; undefined if there is none. */
export function placeOfImport(source: string, specifier: string): number | undefined {
  const at = source
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return at === -1 ? undefined : at + 1;
}
