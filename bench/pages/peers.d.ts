// As much of the peers as their pages use. They are installed only when the benchmark runs, so the
// repository's type check cannot count on the types they bring. deck.gl's core and layers are
// there for the examples.

declare module 'maplibre-gl' {
  export function setWorkerUrl(url: string): void;
  export class Map {
    constructor(options: Readonly<Record<string, unknown>>);
    once(type: 'idle', listener: () => void): unknown;
    jumpTo(camera: { readonly bearing: number }): unknown;
  }
}

declare module '@deck.gl/extensions' {
  import { LayerExtension } from '@deck.gl/core';
  export class CollisionFilterExtension extends LayerExtension {}
}
