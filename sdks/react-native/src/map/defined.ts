/** An object whose `undefined` values count as missing. */
export type Loose<Props> = { readonly [K in keyof Props]: Props[K] | undefined };

/** Copies an object without `undefined` values, as the protocol requires. */
export function defined<Props extends object>(props: Loose<Props>): Props {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Props;
}
