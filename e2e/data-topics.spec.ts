import { expect, test } from '@playwright/test';
import { openTopics } from './support/openTopics.ts';
import type { TopicsPage } from './support/TopicsPage.ts';

// Data about places, drawn by the topics that show it.
test.describe.configure({ mode: 'default' });

let topics: TopicsPage;
const open = (venue: string) => openTopics(venue, (opened) => (topics = opened));

test.describe('mall', () => {
  open('mall');

  test('[annotations] are shown as signs, by group @all', async () => {
    await topics.show({ theme: 'light', pitch: 30 });
    const counts = await topics.picture('annotations', (page) =>
      page.evaluate(async () => {
        const { mapView, venue } = topicsPage;
        const [group] = venue.annotationGroups;
        if (!group) throw new Error(`${venue.name} has no group of annotations.`);
        const options = { text: () => '', priority: 'always' } as const;
        const labels = mapView.labels.addAll(group.annotations, options);
        await mapView.whenIdle();
        const here = group.annotations.filter(({ floor }) => floor === mapView.floors.current);
        return { here: here.length, shown: labels.filter(({ isVisible }) => isVisible).length };
      }),
    );
    expect(counts.here).toBeGreaterThan(2);
    expect(counts.shown, 'those of this floor, and of no other').toBe(counts.here);
  });

  test('[connections] are marked at their entrances, with the floors they reach @all', async () => {
    await topics.show({ theme: 'dark', pitch: 45 });
    const texts = await topics.picture('connections-dark', (page) =>
      page.evaluate(async () => {
        const { mapView, venue } = topicsPage;
        const { current } = mapView.floors;
        for (const { coordinates, floors } of venue.connections) {
          const sign = document.createElement('b');
          sign.textContent = floors.map(({ shortName }) => shortName).join(' · ');
          sign.style.cssText = 'padding: 2px 6px; border-radius: 6px; font: 600 12px sans-serif;';
          sign.style.cssText += 'background: #fff; color: #16181d';
          const entry = coordinates.find(({ floorId }) => floorId === current.id);
          if (entry) mapView.markers.add(entry, sign, { priority: 'always' });
        }
        await mapView.whenIdle();
        return mapView.markers.getAll().map(({ element }) => element.textContent);
      }),
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text, 'a connection leads somewhere').toContain(' · ');
  });

  test('[enterprise-data] tenants have their logos, and closed ones are gray @all', async () => {
    await topics.show({ theme: 'light', pitch: 30 });
    const counts = await topics.picture('enterprise-data', (page) =>
      page.evaluate(async () => {
        const { mapView, venue } = topicsPage;
        const here = venue.locations.filter(
          ({ spaces }) => spaces[0]?.floor === mapView.floors.current,
        );
        const night = new Date('2026-03-04T02:30:00Z');
        const closed = here.filter((location) => location.isOpenAt(night) === false);
        mapView.spaces.update(
          closed.flatMap(({ spaces }) => spaces),
          { color: '#8b8f98' },
        );
        for (const location of here) {
          const icon = location.logo ? ({ url: location.logo, sizePixels: 22 } as const) : 'dot';
          mapView.labels.add(location, location.shortName, { icon });
        }
        await mapView.whenIdle();
        const withLogo = here.filter(({ logo }) => logo !== undefined);
        return { here: here.length, closed: closed.length, withLogo: withLogo.length };
      }),
    );
    expect(counts.withLogo).toBeGreaterThan(2);
    expect(counts.closed).toBeGreaterThan(2);
  });
});

test.describe('airport', () => {
  open('airport');

  test('[points-of-interest] are labeled on their floor, on a phone in dark mode @all', async () => {
    await topics.show({ theme: 'dark', size: 'phone', pitch: 30 });
    const shown = await topics.picture('points-of-interest-dark-phone', (page) =>
      page.evaluate(async () => {
        const { mapView, venue } = topicsPage;
        const places = venue.pointsOfInterest;
        const markers = mapView.markers.addAll(places, { priority: 'always' });
        for (const { element } of markers) {
          element.style.cssText += 'padding: 2px 6px; border-radius: 6px; background: #ff7a50';
          element.style.cssText += '; color: #16181d; font: 600 12px sans-serif';
        }
        await mapView.whenIdle();
        const { current } = mapView.floors;
        const isElsewhere = (index: number) => {
          const floor = places[index]?.floor;
          return floor?.floorStack === current.floorStack && floor !== current;
        };
        const indices = [...markers.keys()].filter((index) => markers[index]?.isVisible);
        return { visible: indices.length, elsewhere: indices.filter(isElsewhere).length };
      }),
    );
    expect(shown.visible).toBeGreaterThan(2);
    expect(shown.elsewhere, 'of another floor of the building').toBe(0);
  });
});
