import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DoctorPlace } from '@mezzanine/mvf/doctor';
import { FloorSelect } from './FloorSelect.tsx';
import { loadSdk, type SdkMap, type SdkView } from './loadSdk.ts';
import type { ShownFinding, ShownPreview } from './doctorMessages.ts';
import styles from './MapDoctor.module.css';

interface Props {
  readonly bundle: ArrayBuffer | undefined;
  readonly name: string;
  /** The finding to point out; another object zooms to it again. */
  readonly finding: ShownFinding | undefined;
  readonly preview: ShownPreview | undefined;
}

const colors = { added: '#0f766e', changed: '#c8411b', removed: '#5b6270' } as const;
const markColor = '#e4572e';

/** The examined venue as a live map that shows the selected finding and the previewed fix. */
export function DoctorMap({ bundle, name, finding, preview }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<SdkMap>();
  const [failure, setFailure] = useState('');
  const lastView = useRef<SdkView>(undefined);
  const lastFinding = useRef<ShownFinding>(undefined);
  useEffect(() => {
    const container = box.current;
    if (container === null || bundle === undefined) return undefined;
    let isGone = false;
    let shown: SdkMap | undefined;
    const show = async () => {
      const { loadVenue, showMap } = await loadSdk();
      // The SDK may transfer the bytes to a worker.
      const venue = await loadVenue(bundle.slice(0));
      if (isGone) return;
      // A fix replaces the map; the reader stays where they were.
      const view = lastView.current;
      const isKept = venue.floors.some(({ id }) => id === view?.floor);
      const options = { accessibleName: `Map of ${name}`, ...(isKept && view) };
      shown = await showMap(container, venue, options);
      if (isGone) return shown.destroy();
      if (!isKept) showBuildings(shown);
      setMap(shown);
    };
    show().then(
      () => setFailure(''),
      (error: unknown) => {
        if (!isGone) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isGone = true;
      setMap(undefined);
      if (shown === undefined) return;
      lastView.current = viewOf(shown);
      shown.destroy();
    };
  }, [bundle, name]);

  useEffect(() => {
    const place = finding?.place;
    if (map === undefined || place === undefined) return undefined;
    // The mark returns after a fix, but the camera stays.
    if (lastFinding.current !== finding) goTo(map, place);
    lastFinding.current = finding;
    return mark(map, place);
  }, [map, finding]);

  useEffect(() => {
    if (map === undefined || preview === undefined) return undefined;
    const shapes = preview.changes.flatMap(({ effect, geometry, floor }) => {
      if (geometry === undefined || floor === undefined) return [];
      const heightMeters = geometry.type === 'LineString' ? 3.2 : 0.4;
      const options = { floor, color: colors[effect], heightMeters, opacity: 0.7 };
      return attempt(() => map.shapes.add(geometry, options)) ?? [];
    });
    return () => {
      for (const shape of shapes) attempt(() => map.shapes.remove(shape));
    };
  }, [map, preview]);

  return (
    <div className={styles.map}>
      <div ref={box} className={styles.canvas} />
      {map === undefined ? null : <FloorSelect map={map} />}
      {bundle === undefined ? (
        <p className={styles.notice}>
          The venue has errors that prevent apps from reading it. Fix them to show the map.
        </p>
      ) : null}
      {failure === '' ? null : (
        <p className={styles.notice} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** How many zoom levels the map may zoom out to show all buildings instead of one. */
const mostLevelsOut = 2;

/** Shows all buildings, also beside one that makes up most of the venue, unless they are far apart. */
function showBuildings(map: SdkMap): void {
  const { floors, camera } = map;
  const inside = floors.all.filter(({ floorStack }) => floorStack.kind === 'building');
  if (new Set(inside.map(({ floorStack }) => floorStack)).size < 2) return;
  const { center, zoomLevel } = viewOf(map);
  void camera.focusOn(inside, { durationMs: 0 });
  if (camera.zoomLevel < zoomLevel - mostLevelsOut) camera.set({ center, zoomLevel });
}

interface Target {
  readonly longitude: number;
  readonly latitude: number;
  readonly floorId?: string;
}

/** The corners of a place, otherwise its position. */
function targetsOf({ floor, position, bounds }: DoctorPlace): readonly Target[] {
  const on = floor === undefined ? {} : { floorId: floor };
  if (bounds !== undefined) {
    const [west, south, east, north] = bounds;
    return [
      { longitude: west, latitude: south, ...on },
      { longitude: east, latitude: north, ...on },
    ];
  }
  return position === undefined ? [] : [{ longitude: position[0], latitude: position[1], ...on }];
}

/** Shows the floor of a place, and zooms to it. */
function goTo(map: SdkMap, place: DoctorPlace): void {
  const { floor } = place;
  if (floor !== undefined) attempt(() => map.floors.set(floor));
  const targets = targetsOf(place);
  if (targets.length === 0) return;
  attempt(() => void map.camera.focusOn(targets, { maxZoomLevel: 21, paddingPixels: 60 }));
}

/** Marks a place. @returns a function that removes the mark */
function mark(map: SdkMap, place: DoctorPlace): (() => void) | undefined {
  const { floor, position } = place;
  const targets = targetsOf(place);
  if (targets.length === 0) return undefined;
  const point = { type: 'Point', coordinates: position ?? middleOf(targets) };
  const options = { ...(floor !== undefined && { floor }), color: markColor, heightMeters: 4 };
  const shape = attempt(() => map.shapes.add(point, options));
  return () => {
    if (shape !== undefined) attempt(() => map.shapes.remove(shape));
  };
}

function viewOf({ floors, camera }: SdkMap): SdkView {
  const { longitude, latitude } = camera.center;
  const { zoomLevel, bearing, pitch } = camera;
  return { floor: floors.current.id, center: { longitude, latitude }, zoomLevel, bearing, pitch };
}

function middleOf(targets: readonly Target[]): readonly [number, number] {
  const sum = targets.reduce(
    ([lon, lat], one) => [lon + one.longitude, lat + one.latitude] as const,
    [0, 0] as readonly [number, number],
  );
  return [sum[0] / targets.length, sum[1] / targets.length];
}

/** Places of a broken venue may be nowhere; the list still describes the problem. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
