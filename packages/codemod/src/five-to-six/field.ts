/** A property as text, short if its value is a variable of the same name. */
export function field(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}
