import { describe, expect, it } from 'vitest';
import { buildVenue } from '../../data/buildVenue.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { sampleMvf } from '../../data/sampleMvf.fixture.ts';
import { finish } from '../../steps.ts';
import { DARK_THEME, LIGHT_THEME } from '../../style/MapTheme.ts';
import { neighborOf } from '../neighborOf.ts';
import { floorSources, plateId, recipesOf } from './floorRecipes.ts';
import { paintOf } from './Recipe.ts';

const venue = buildVenue(sampleMvf());
const sources = floorSources(venue, new LocalProjection(venue.center));

describe('recipesOf', () => {
  it('draws every floor from its plate upward', () => {
    for (const floor of venue.floors) {
      const recipes = finish(recipesOf(floor, sources));
      expect(recipes[0]).toMatchObject({ id: plateId(floor), role: 'floor', layer: 0 });
      for (const space of floor.spaces.filter(({ geometry }) => geometry.type === 'Polygon')) {
        expect(recipes.find(({ id }) => id === space.id)).toMatchObject({ isPickable: true });
      }
    }
  });

  it('gives every feature a finite paint with both themes', () => {
    for (const recipe of venue.floors.flatMap((floor) => finish(recipesOf(floor, sources)))) {
      for (const theme of [LIGHT_THEME, DARK_THEME]) {
        const { color, opacity, heightMeters, altitudeMeters } = paintOf(recipe, theme);
        for (const value of [...color, opacity, heightMeters, altitudeMeters]) {
          expect(Number.isFinite(value)).toBe(true);
        }
      }
    }
  });

  it('cuts walls at the height that the theme defines', () => {
    const walls = venue.floors
      .flatMap((floor) => finish(recipesOf(floor, sources)))
      .filter(({ role }) => role === 'wall');
    expect(walls.length).toBeGreaterThan(0);
    for (const wall of walls) {
      expect(paintOf(wall, { ...LIGHT_THEME, wallCutMeters: 0.5 }).heightMeters).toBe(0.5);
    }
  });
});

describe('neighborOf', () => {
  it('steps through the floors of a building and ends at the top', () => {
    const stack = venue.floorStacks.find(({ floors }) => floors.length > 1);
    const floors = stack?.floors ?? [];
    floors.forEach((floor, i) => {
      expect(neighborOf(floor, 1)).toBe(floors[i + 1]);
      expect(neighborOf(floor, -1)).toBe(floors[i - 1]);
    });
    expect(floors.length).toBeGreaterThan(1);
  });
});
