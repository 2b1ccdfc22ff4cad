import type { Node, Polygon, Venue } from '@mezzanine/mezzanine-js/compat';
import { RenderedMap, sampleOptions as options } from '../renderedMap.fixture.tsx';
import { MapView } from './MapView.tsx';
import type { MapViewProps } from './MapViewProps.ts';
import type { MapViewStore } from './MapViewStore.ts';

/** A map of version 4 that shows the sample venue. */
export class ShownMap extends RenderedMap {
  #store: MapViewStore | undefined;
  /** Its ref. */
  readonly keep = (given: MapViewStore | null): void => {
    if (given) this.#store = given;
  };

  get store(): MapViewStore {
    if (!this.#store) throw new Error('The venue is not loaded.');
    return this.#store;
  }

  get venue(): Venue {
    return this.store.venueData;
  }

  /** Texts of the labels. */
  get texts(): readonly string[] {
    return this.told.labels?.items?.map(({ text }) => text) ?? [];
  }

  /** A polygon with a location, where routes end. */
  get shop(): Polygon {
    return expectOne(this.venue.polygons, 's_west');
  }

  /** A node where routes start. */
  get exit(): Node {
    return expectOne(this.venue.nodes, 'n_ground');
  }

  /** Shows the map, as far as the first frame. */
  async show(props: Partial<MapViewProps> = {}): Promise<void> {
    let isLoaded = false;
    const onDataLoaded: MapViewProps['onDataLoaded'] = (event) => {
      isLoaded = true;
      props.onDataLoaded?.(event);
    };
    await this.render(
      <MapView options={options} {...props} ref={this.keep} onDataLoaded={onDataLoaded} />,
    );
    await this.open(() => isLoaded);
  }

  /** Payloads of requests of a type. */
  requests(type: string): readonly object[] {
    return this.page.received.flatMap((message) =>
      message.type === type ? [message.payload] : [],
    );
  }
}

function expectOne<One extends { readonly id: string }>(list: readonly One[], id: string): One {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`The sample has no ${id}.`);
  return found;
}
