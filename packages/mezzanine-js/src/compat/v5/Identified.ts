/** Something with the id of an entity of version 6. */
export interface Identified {
  readonly id: string;
}
