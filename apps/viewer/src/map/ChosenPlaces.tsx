import { useMemo, type ReactElement } from 'react';
import {
  Camera,
  Marker,
  SpaceState,
  useMapView,
  type FocusTarget,
  type Space,
} from '@mezzanine/react-sdk';
import { roomColors } from '../css/brandStyle.ts';
import type { ColorScheme } from '../css/useColorScheme.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { findPlaces, type Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { listedPlaces } from '../search/listedPlaces.ts';
import styles from './Signs.module.css';

const FOCUS = { paddingPixels: 72, maxZoomLevel: 19.4 };
const SEVERAL = { paddingPixels: 64, maxZoomLevel: 19 };

/** Highlights the selected places, or the selected category's places, and moves them into view. */
export function ChosenPlaces({ scheme }: { readonly scheme: ColorScheme }): ReactElement | null {
  const { state, venue, settings, texts } = useViewer();
  const colors = useMemo(() => roomColors(settings.color, scheme), [settings, scheme]);
  const { location: names, view, category } = state;
  const places = useMemo(
    () => (view === 'map' ? findPlaces(venue, names).places : []),
    [venue, names, view],
  );
  const group = useMemo(
    () => (category === undefined ? [] : listedPlaces(venue, category).flatMap(spacesOf)),
    [venue, category],
  );
  const spaces = useMemo(() => places.flatMap(spacesOf), [places]);
  const targets = useTargets(places);
  if (view !== 'map') return null;
  return (
    <>
      {group.length > 0 && <SpaceState target={group} color={colors.group} />}
      {spaces.length > 0 && <SpaceState target={spaces} color={colors.chosen} />}
      <Camera focusOn={targets} focusOptions={places.length > 1 ? SEVERAL : FOCUS} />
      {places.length === 1 &&
        pinsOf(places[0]).map((space) => (
          <Marker key={space.id} target={space} anchor="bottom" priority="always">
            <Pin name={nameOf(places[0] ?? space, texts)} />
          </Marker>
        ))}
    </>
  );
}

/** For a place on several floors, uses the part on the current floor. */
function useTargets(places: readonly Place[]): readonly FocusTarget[] {
  const { floors } = useMapView();
  return useMemo(() => {
    const all = places.flatMap((place): readonly FocusTarget[] => {
      const spaces = spacesOf(place);
      return spaces.length > 0 ? spaces : isPlaced(place) ? [place] : [];
    });
    const here = all.filter((target) => 'floor' in target && target.floor === floors.current);
    return here.length > 0 ? here : all.slice(0, places.length === 1 ? 1 : undefined);
  }, [places, floors]);
}

function spacesOf(place: Place): readonly Space[] {
  if (place.type === 'location') return place.spaces;
  return place.type === 'space' ? [place] : [];
}

function pinsOf(place: Place | undefined): readonly Space[] {
  return place ? spacesOf(place).slice(0, 12) : [];
}

function isPlaced(place: Place): boolean {
  return place.type !== 'location' || place.coordinates.length + place.entrances.length > 0;
}

/** The pin of the selected place, with its name above. */
function Pin({ name }: { readonly name: string }): ReactElement {
  return (
    <span className={styles.chosen}>
      <span className={styles.name}>{name}</span>
      <svg className={styles.pin} viewBox="0 0 28 36" width="28" height="36" aria-hidden="true">
        <path d="M14 35C14 35 26 22 26 13.4 26 6.6 20.6 1.5 14 1.5S2 6.6 2 13.4C2 22 14 35 14 35Z" />
        <circle cx="14" cy="13.5" r="4.6" />
      </svg>
    </span>
  );
}
