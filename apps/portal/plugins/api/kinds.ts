import type { ReflectionKind } from 'typedoc';

/** TypeDoc's numbers of symbol kinds. Importing its enum would load TypeDoc with every page. */
export const kinds: Readonly<
  Record<
    'variable' | 'function' | 'interface' | 'constructor' | 'typeAlias' | 'reference',
    ReflectionKind
  >
> = {
  variable: 32,
  function: 64,
  interface: 256,
  constructor: 512,
  typeAlias: 2097152,
  reference: 4194304,
};
