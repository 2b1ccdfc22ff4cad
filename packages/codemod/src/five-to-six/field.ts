/** A property as code, in shorthand if its value is a variable of the same name. */
export function field(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}
