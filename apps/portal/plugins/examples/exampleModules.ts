/** Where the build puts an example for pages to import: the whole, or one region of it. */
export function exampleModule(name: string, region?: string): string {
  const file = region === undefined ? name : `${name}.${region}`;
  return `@generated/mezzanine-examples/default/${file}.json`;
}
