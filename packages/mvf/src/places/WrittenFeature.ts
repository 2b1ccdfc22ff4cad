/** An IMDF feature as it is written. */
export interface WrittenFeature {
  readonly id: string;
  readonly type: 'Feature';
  readonly feature_type: string;
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}
