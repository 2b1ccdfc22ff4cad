/** Module that pages import for an example or one region of it. */
export function exampleModule(name: string, region?: string): string {
  return `@generated/mezzanine-examples/default/${exampleDataName(name, region)}.json`;
}

/** Name of the data of an example, or a region of it: `<group>.<name>.<region>`. */
export function exampleDataName(name: string, region?: string): string {
  return [...name.split('/'), ...(region === undefined ? [] : [region])].join('.');
}
