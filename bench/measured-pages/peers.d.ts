// As much of the peers as their pages use. They are installed only when the benchmark runs, so the
// repository's type check cannot count on the types they bring. MapLibre is there for
// the web SDK, deck.gl's core and layers for the examples.

declare module '@deck.gl/extensions' {
  import type { LayerExtension } from '@deck.gl/core';
  export class CollisionFilterExtension extends LayerExtension {}
}
