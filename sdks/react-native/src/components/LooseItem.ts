/** The optional fields of an item, which may be `undefined` as props. */
export type LooseItem<Item, Own extends PropertyKey = never> = {
  readonly [K in Exclude<keyof Item, 'key' | 'target' | 'targets' | Own>]?: Item[K] | undefined;
};
