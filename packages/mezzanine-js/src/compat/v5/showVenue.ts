import {
  showMap,
  type MapTheme,
  type MapView as MapView6,
  type ShowMapOptions,
} from '../../index.ts';
import type { DynamicFocusOptions } from './DynamicFocus.ts';
import type { LayerGroup } from './Layers.ts';
import { expectMap } from './places.ts';
import { MapView } from './MapView.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';
import { withOldNamesAsync } from './oldNames.ts';
import type { OutdoorViewOptions } from './OutdoorView.ts';
import { Venue } from './Venue.ts';
import type { VenueMap } from './entities.ts';
import { claimElement } from './claimElement.ts';

/** Options of ambient occlusion, the shade at the foot of walls. */
export interface AmbientOcclusionOptions {
  /** Whether shade is drawn; default true. */
  readonly enabled?: boolean;
  /** Strength of the shade, 0 to 1; default 0.36, and 0.6 on a page with a dark color scheme. */
  readonly intensity?: number;
  /** Has no effect in version 6; reported once. */
  readonly quality?: string;
  /** Has no effect in version 6; reported once. */
  readonly resolution?: number;
  /** Has no effect in version 6; reported once. */
  readonly color?: string;
}

/** Options of {@link showVenue}. */
export interface ShowVenueOptions {
  /** The map to show first, or its id; default: the default map of the first building. */
  readonly firstMap?: VenueMap | string;
  /** CSS color around the building. */
  readonly backgroundColor?: string;
  /** Whether all locations get floating labels; default false. */
  readonly labelAllLocationsOnInit?: boolean;
  /** Shows the map around the venue. */
  readonly outdoorView?: OutdoorViewOptions;
  /** Shows the map of the building in the middle of the view. */
  readonly dynamicFocus?: DynamicFocusOptions;
  /** Layers that fade with the zoom. */
  readonly layerGroups?: readonly LayerGroup[];
  /** The shade at the foot of walls; `false` turns it off. */
  readonly ambientOcclusion?: boolean | AmbientOcclusionOptions;
  /** Has no effect in version 6; reported once. */
  readonly shadingAndOutlines?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly xRayPath?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly multiBufferRendering?: boolean;
}

const ALTERNATIVES = {
  shadingAndOutlines: 'Shade and outlines are always drawn.',
  xRayPath: 'Routes are always visible through walls.',
  multiBufferRendering: 'Everything is drawn in one buffer.',
};
const SHADE_ALTERNATIVES = {
  quality: 'Shade is drawn once and costs nothing while the camera moves.',
  resolution: 'Shade is drawn once and costs nothing while the camera moves.',
  color: 'Set the intensity.',
};

/**
 * Shows a venue in an element and resolves when the map is drawn.
 *
 * @param element - an element with a size; the map fills it
 * @param venue - from `getVenue`
 * @param options - first map, colors, labels
 * @throws MezzanineError `invalid-argument`, `container-has-no-size`, or `no-webgl`
 * @example
 * const mapView = await showVenue(document.getElementById('map')!, venue);
 * mapView.FloatingLabels.labelAllLocations();
 */
export async function showVenue(
  element: HTMLElement,
  venue: Venue,
  options: ShowVenueOptions = {},
): Promise<MapView> {
  return showVenueAs({ major: '5', element, venue, options });
}

/** Options of {@link showVenueAs}. */
export interface Showing {
  /** The major version of the entry. */
  readonly major: '4' | '5';
  readonly element: HTMLElement;
  readonly venue: Venue;
  readonly options: ShowVenueOptions;
}

/** Shows a venue for an entry. */
export async function showVenueAs({ major, element, venue, options }: Showing): Promise<MapView> {
  if (!(venue instanceof Venue)) throw invalidArgument('venue', venue, 'a venue from getVenue');
  if (!(element instanceof HTMLElement)) {
    throw invalidArgument('element', element, 'an HTML element');
  }
  expectObject('options', options);
  reportKeys('showVenue', options, ALTERNATIVES);
  const options6 = showMapOptionsOf(venue, options);
  const release = claimElement(element, major);
  try {
    const names = {
      'options.floor': 'options.firstMap',
      'options.theme.paper': 'options.backgroundColor',
      'options.theme.contactShade': 'options.ambientOcclusion.intensity',
      'The container': 'The element',
    };
    const map6 = await withOldNamesAsync(names, () => showMap(element, venue.v6, options6));
    const mapView = viewOf(map6, venue, options, release);
    await begin(mapView, options);
    return mapView;
  } catch (error) {
    release();
    throw error;
  }
}

function viewOf(
  map6: MapView6,
  venue: Venue,
  { layerGroups = [] }: ShowVenueOptions,
  onDestroy: () => void,
): MapView {
  try {
    return new MapView(map6, venue, { layerGroups, onDestroy });
  } catch (error) {
    // No other code has the map yet, so it is removed here.
    map6.destroy();
    throw error;
  }
}

async function begin(mapView: MapView, options: ShowVenueOptions): Promise<void> {
  const { labelAllLocationsOnInit, outdoorView, dynamicFocus } = options;
  try {
    if (labelAllLocationsOnInit) mapView.FloatingLabels.labelAllLocations();
    if (dynamicFocus) mapView.DynamicFocus.enable(dynamicFocus);
    if (outdoorView && outdoorView.enabled !== false) {
      await mapView.OutdoorView.enable(outdoorView);
    }
  } catch (error) {
    mapView.destroy();
    throw error;
  }
}

function showMapOptionsOf(venue: Venue, options: ShowVenueOptions): ShowMapOptions {
  const { firstMap } = options;
  // Without a floor, version 6 would show all buildings.
  const building = venue.v6.floorStacks.find(({ kind }) => kind === 'building');
  const floor =
    firstMap === undefined
      ? building?.defaultFloor
      : expectMap({ venue }, firstMap, 'options.firstMap').id;
  const theme = themeOf(options);
  return {
    labels: 'none',
    ...(floor !== undefined && { floor }),
    ...(Object.keys(theme).length > 0 && { theme }),
  };
}

function themeOf({ backgroundColor, ambientOcclusion }: ShowVenueOptions): Partial<MapTheme> {
  if (typeof ambientOcclusion !== 'boolean') {
    expectObject('options.ambientOcclusion', ambientOcclusion);
  }
  const shade: AmbientOcclusionOptions =
    typeof ambientOcclusion === 'object' ? ambientOcclusion : { enabled: ambientOcclusion ?? true };
  expectNumber('options.ambientOcclusion.intensity', shade.intensity, [0, 1]);
  reportKeys('showVenue ambientOcclusion', shade, SHADE_ALTERNATIVES);
  const contactShade = shade.enabled === false ? 0 : shade.intensity;
  return {
    ...(backgroundColor !== undefined && { paper: backgroundColor }),
    ...(contactShade !== undefined && { contactShade }),
  };
}
