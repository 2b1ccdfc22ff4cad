import type { FloorImage, MapImage } from '@mezzanine/mezzanine-js';
import type { SelectionTopic, SpaceItem } from '@mezzanine/mobile-protocol';
import { entityOf } from '../places.ts';
import { lastOfKeys } from './KeyedItems.ts';
import { without, type MapTopic, type ShownMap } from './MapTopic.ts';

/** Appearance of spaces, with the selection above it, and whole topics. */
export function placeTopics(shown: ShownMap) {
  const looks = new SpaceLooks(shown);
  const spaces: MapTopic<'spaces'> = {
    name: 'spaces',
    apply: (wanted = []) => looks.set({ items: lastOfKeys(wanted) }),
  };
  const selection: MapTopic<'selection'> = {
    name: 'selection',
    apply(wanted) {
      const spaceIds = wanted === undefined ? [] : selectedSpaces(shown, wanted);
      looks.set({ selected: { spaceIds, color: wanted?.color ?? accentOf() } });
      if (wanted?.focus !== true || spaceIds.length === 0) return;
      const targets = spaceIds.map((id) => entityOf(shown.venue, id, 'space'));
      void shown.mapView.camera.focusOn(targets);
    },
  };
  return [spaces, selection, visibilityTopic(shown)] as const;
}

interface Looks {
  readonly items: readonly SpaceItem[];
  readonly selected: { readonly spaceIds: readonly string[]; readonly color: string };
}

/** Layers of appearance: items in their order, then the selection. */
class SpaceLooks {
  readonly #shown: ShownMap;
  #looks: Looks = { items: [], selected: { spaceIds: [], color: '' } };

  constructor(shown: ShownMap) {
    this.#shown = shown;
  }

  set(change: Partial<Looks>): void {
    const before = this.#looks;
    this.#looks = { ...before, ...change };
    const { spaces } = this.#shown.mapView;
    const { items, selected } = this.#looks;
    const old = [...before.items.flatMap(({ spaceIds }) => spaceIds), ...before.selected.spaceIds];
    spaces.reset([...new Set(this.#known(old))]);
    for (const item of items) this.#applyItem(item);
    if (selected.spaceIds.length > 0) {
      spaces.update(this.#known(selected.spaceIds), { color: selected.color });
    }
  }

  #applyItem(item: SpaceItem): void {
    const { mapView, fail } = this.#shown;
    try {
      const change = without(item, 'key', 'spaceIds');
      if (item.spaceIds.length > 0) mapView.spaces.update(item.spaceIds, change);
    } catch (error) {
      fail('spaces', error, item.key);
    }
  }

  #known(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.#shown.venue.getSpace(id) !== undefined);
  }
}

function selectedSpaces({ venue }: ShownMap, wanted: SelectionTopic): readonly string[] {
  const { spaceIds = [], locationIds = [] } = wanted;
  for (const id of spaceIds) entityOf(venue, id, 'space');
  const ofLocations = locationIds.flatMap((id) => {
    const location = entityOf(venue, id, 'location');
    return location.type === 'location' ? location.spaces.map((space) => space.id) : [];
  });
  return [...new Set([...spaceIds, ...ofLocations])];
}

/** The accent color of the page, which follows the theme. */
function accentOf(): string {
  const probe = document.createElement('span');
  probe.style.color = 'var(--accent)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function visibilityTopic({ mapView, venue }: ShownMap): MapTopic<'visibility'> {
  let floorImages: readonly MapImage[] = [];
  const show = (images: readonly FloorImage[]): readonly MapImage[] =>
    images.length === 0 ? [] : mapView.images.addFloorImages(images);
  return {
    name: 'visibility',
    apply(wanted = {}) {
      const { labels = true, markers = true, shapes = true } = wanted;
      mapView.views.setTopics({ labels, markers, shapes });
      const areShown = wanted.floorImages === true;
      if (areShown === floorImages.length > 0) return;
      for (const image of floorImages) mapView.images.remove(image);
      floorImages = areShown ? show(venue.floorImages) : [];
    },
  };
}
