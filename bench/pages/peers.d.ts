// As much of the peers as their pages use. They are installed only when the benchmark runs, so the
// repository's type check cannot count on the types they bring.

declare module 'maplibre-gl' {
  export function setWorkerUrl(url: string): void;
  export class Map {
    constructor(options: Readonly<Record<string, unknown>>);
    once(type: 'idle', listener: () => void): unknown;
    jumpTo(camera: { readonly bearing: number }): unknown;
  }
}

declare module '@deck.gl/core' {
  export class Deck {
    constructor(props: Readonly<Record<string, unknown>>);
    readonly props: { readonly layers: readonly { readonly isLoaded: boolean }[] };
    setProps(props: Readonly<Record<string, unknown>>): void;
  }
  export class MapView {
    constructor(props: Readonly<Record<string, unknown>>);
  }
}

declare module '@deck.gl/layers' {
  class Layer {
    constructor(props: Readonly<Record<string, unknown>>);
  }
  export class PathLayer extends Layer {}
  export class PolygonLayer extends Layer {}
  export class TextLayer extends Layer {}
}

declare module '@deck.gl/extensions' {
  export class CollisionFilterExtension {}
}
