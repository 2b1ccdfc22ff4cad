import { describe, expect, it } from 'vitest';
import { box, place } from '../../fixtures/planShapes.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import type { GeoJsonFloor } from '../geojson/GeoJsonFloor.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { reachabilityOf } from './reachability.ts';

const hall = { kind: 'corridor', name: 'Hall', ring: box(0, 0, 20, 4) };
const shop = { kind: 'room', name: 'Shop', ring: box(0, 4, 10, 10) };
const vault = { kind: 'room', name: 'Vault', ring: box(10, 4, 20, 10) };
const shopDoor = [place(4, 4), place(5, 4)];
const vaultDoor = [place(14, 4), place(15, 4)];
const upper = planOf([hall, shop], [shopDoor]);

describe('the reachability of a venue', () => {
  it('is whole if each space has a route to each other', () => {
    const venue = venueOf([upper]);
    expect(reachabilityOf(venue)).toEqual({ spaces: 2, reachable: 2, stepFree: 2, islands: [] });
  });

  it('names the spaces that nothing opens into', () => {
    const { reachable, islands } = reachabilityOf(
      venueOf([planOf([hall, shop, vault], [shopDoor])]),
    );
    expect(reachable).toBe(2);
    expect(islands).toEqual([{ cause: 'no-door', floor: 'Level 1', names: ['Vault'] }]);
  });

  it('names a space without a name by its location', () => {
    const venue = venueOf([planOf([hall, shop, { ...vault, name: 'TBD' }], [shopDoor])]);
    const [id = ''] = reachabilityOf(venue).islands[0]?.names ?? [];
    const location = { id: 'bank', name: 'Bank', categories: [], spaces: [{ id, floor: 'f_1' }] };
    expect(reachabilityOf({ ...venue, locations: [location] }).islands[0]?.names).toEqual(['Bank']);
  });

  it('names spaces that are joined only to each other', () => {
    const cellar = { kind: 'corridor', name: 'Cellar', ring: box(40, 0, 50, 4) };
    const store = { kind: 'room', name: 'Store', ring: box(40, 4, 50, 10) };
    const rooms = [hall, shop, vault, cellar, store];
    const doors = [shopDoor, vaultDoor, [place(44, 4), place(45, 4)]];
    const { islands } = reachabilityOf(venueOf([planOf(rooms, doors)]));
    expect(islands).toEqual([{ cause: 'apart', floor: 'Level 1', names: ['Cellar', 'Store'] }]);
  });

  it('names a floor that nothing leads to', () => {
    const venue = venueOf([planOf([hall, shop, vault], [shopDoor, vaultDoor]), upper]);
    expect(reachabilityOf(venue).islands).toEqual([
      { cause: 'no-connection', floor: 'Level 2', names: ['Hall', 'Shop'] },
    ]);
  });

  it('says that there is no walking graph', () => {
    const venue = { ...venueOf([upper]), nodes: [] };
    expect(reachabilityOf(venue).islands.map(({ cause }) => cause)).toEqual(['no-graph']);
  });
});

interface Room {
  readonly kind: string;
  readonly name: string;
  readonly ring: readonly Position[];
}

function planOf(rooms: readonly Room[], doors: readonly (readonly Position[])[]): GeoJsonFloor {
  return {
    spaces: collectionOf(
      rooms.map(({ kind, name, ring }) => ({
        type: 'Feature',
        properties: { kind, name },
        geometry: { type: 'Polygon', coordinates: [ring] },
      })),
    ),
    doors: collectionOf(
      doors.map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates },
      })),
    ),
  };
}

function collectionOf(features: readonly object[]) {
  return { type: 'FeatureCollection', features };
}

function venueOf(floors: readonly GeoJsonFloor[]): Mvf {
  return importGeoJson(floors, { assumeDoors: false }).venue;
}
