import { useSyncExternalStore, type ReactElement } from 'react';
import {
  BlueDot,
  Camera,
  Label,
  Marker,
  Route,
  Shape,
  SpaceState,
  type CameraChange,
  type Space,
  type Venue,
} from '../index.ts';
import type { Scene, SceneState } from './Scene.ts';

interface SceneItemsProps {
  readonly scene: Scene;
  readonly venue: Venue;
  readonly onCameraChange: (change: CameraChange) => void;
}

/** The scene as components of version 5. */
export function SceneItems({ scene, venue, onCameraChange }: SceneItemsProps): ReactElement {
  const state = useSyncExternalStore(scene.subscribe, scene.read);
  const { labels, looks, markers, paths, route, blueDot, screenOffsets } = state;
  return (
    <>
      <Camera rules={screenOffsets && { screenOffsets }} onChange={onCameraChange} />
      {[...labels].map(([id, { props, polygonId }]) => (
        <Label key={id} {...props} color={looks.get(polygonId ?? '')?.textColor ?? props.color} />
      ))}
      {[...markers].map(([id, { props }]) => (
        <Marker key={id} {...props} />
      ))}
      {[...paths].map(([id, props]) => (
        <Shape key={id} {...props} />
      ))}
      <Polygons state={state} venue={venue} />
      {route && <Route {...route} />}
      {blueDot && <BlueDot {...blueDot} />}
    </>
  );
}

function Polygons({ state, venue }: { state: SceneState; venue: Venue }): ReactElement {
  const { looks, highlights, interactive } = state;
  const spacesOf = (ids: Iterable<string>): readonly Space[] =>
    [...ids].flatMap((id) => venue.getSpace(id) ?? []);
  return (
    <>
      {interactive.size > 0 && <SpaceState target={spacesOf(interactive)} interactive />}
      {[...looks].map(([id, { color, opacity }]) => (
        <SpaceState key={id} target={spacesOf([id])} color={color} opacity={opacity} />
      ))}
      {[...highlights].map(([id, color]) => (
        <SpaceState key={id} target={spacesOf([id])} color={color} />
      ))}
    </>
  );
}
