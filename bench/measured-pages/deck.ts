import { Deck, MapView, type Color, type MapViewState, type Position } from '@deck.gl/core';
import { CollisionFilterExtension } from '@deck.gl/extensions';
import { PathLayer, PolygonLayer, TextLayer } from '@deck.gl/layers';
import { expose, pitch, zoomLevel } from './measure.ts';
import type { FloorScene, SceneArea } from '../floorScene.ts';

const rgb = (hex: string) =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as unknown as Color;
type SceneLabel = FloorScene['labels'][number];

const area = {
  getPolygon: ({ rings }: SceneArea) => rings as unknown as Position[][],
  getFillColor: ({ color }: SceneArea) => rgb(color),
};

function layersOf(scene: FloorScene) {
  return [
    new PolygonLayer({ id: 'floor', data: scene.floor, ...area, stroked: false }),
    new PolygonLayer({
      id: 'spaces',
      data: scene.spaces,
      ...area,
      getLineColor: rgb('#D9D3C6'),
      lineWidthUnits: 'pixels',
      getLineWidth: 1,
    }),
    new PathLayer({
      id: 'doors',
      data: scene.doors,
      getPath: ({ line }: FloorScene['doors'][number]) => line as unknown as Position[],
      getColor: rgb('#B9B2A4'),
      widthUnits: 'pixels',
      getWidth: 1,
    }),
    new PolygonLayer({
      id: 'walls',
      data: scene.walls,
      ...area,
      extruded: true,
      getElevation: ({ heightMeters }: SceneArea) => heightMeters,
    }),
    new TextLayer({
      id: 'labels',
      data: scene.labels,
      getPosition: ({ position }: SceneLabel) => position as unknown as Position,
      getText: ({ text }: SceneLabel) => text,
      getSize: 13,
      getColor: rgb('#16181D'),
      fontFamily: 'sans-serif',
      fontSettings: { sdf: true },
      outlineWidth: 2,
      outlineColor: rgb('#FFFDF9'),
      characterSet: 'auto',
      maxWidth: 8,
      wordBreak: 'break-word',
      parameters: { depthCompare: 'always' },
      extensions: [new CollisionFilterExtension()],
    }),
  ];
}

let deck: Deck<MapView> | undefined;
let viewState: MapViewState;

async function show(): Promise<void> {
  const scene = (await (await fetch('/floor.json')).json()) as FloorScene;
  const [longitude = 0, latitude = 0] = scene.center;
  viewState = { longitude, latitude, zoom: zoomLevel, pitch, bearing: scene.bearing };
  await new Promise<void>((resolve) => {
    const layers = layersOf(scene);
    deck = new Deck({
      parent: document.querySelector<HTMLDivElement>('#map'),
      views: new MapView({ controller: true }),
      viewState,
      layers,
      onAfterRender() {
        if (layers.every(({ isLoaded }) => isLoaded)) resolve();
      },
    });
  });
}

expose(show(), (bearing) => {
  viewState = { ...viewState, bearing };
  deck?.setProps({ viewState });
});
