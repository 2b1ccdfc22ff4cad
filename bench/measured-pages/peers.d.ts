// Only the parts of the peers' types that their pages use. The peers are installed when the
// benchmark runs, so the repository's type check cannot depend on their types. MapLibre is
// installed for the web SDK, and deck.gl's core and layers for the examples.

declare module '@deck.gl/extensions' {
  import type { LayerExtension } from '@deck.gl/core';
  export class CollisionFilterExtension extends LayerExtension {}
}
