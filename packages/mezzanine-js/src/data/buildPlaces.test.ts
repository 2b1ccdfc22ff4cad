import { describe, expect, test } from 'vitest';
import { buildVenue } from './buildVenue.ts';
import { sampleEnterpriseMvf } from './sampleEnterpriseMvf.fixture.ts';
import { at, sampleMvf } from './sampleMvf.fixture.ts';

describe('points of interest', () => {
  test('are the spaces of that kind, and remain spaces', () => {
    const mvf = sampleMvf();
    const kiosk = mvf.spaces['f_ground']?.find(({ properties }) => properties.kind === 'poi');
    kiosk!.properties.details = { name: 'Kiosk', icon: 'assets/kiosk.svg' };
    const venue = buildVenue(mvf);
    const [point] = venue.pointsOfInterest;
    expect(venue.pointsOfInterest).toHaveLength(1);
    expect(point).toMatchObject({ id: 's_kiosk', name: 'Kiosk', icon: 'assets/kiosk.svg' });
    expect(point?.space).toBe(venue.getSpace('s_kiosk'));
    expect(point?.center).toEqual(venue.getSpace('s_kiosk')?.center);
    expect(venue.getFloor('f_ground')?.pointsOfInterest).toEqual([point]);
  });
});

describe('areas', () => {
  test('have a floor, size, and center', () => {
    const venue = buildVenue(sampleEnterpriseMvf());
    const [area] = venue.areas;
    expect(area).toMatchObject({ name: 'Quiet corner', floor: venue.getFloor('f_ground') });
    expect(area?.areaSquareMeters).toBeCloseTo(12, 3);
    expect(area?.center.longitude).toBeCloseTo(at(3, 2.5)[0], 9);
    expect(venue.getFloor('f_ground')?.areas).toEqual([area]);
  });
});

describe('floor images', () => {
  test('have a position, a size, and a floor', () => {
    const mvf = sampleMvf();
    const picture = {
      id: 'fi_mat',
      url: 'assets/mat.svg',
      width: 4,
      height: 2,
      rotation: 30,
      anchorId: 's_kiosk',
      details: { name: 'Mat' },
    };
    const feature = {
      type: 'Feature' as const,
      properties: picture,
      geometry: { type: 'Point' as const, coordinates: at(5, 6) },
    };
    const venue = buildVenue({ ...mvf, floorImages: { ...mvf.floorImages, f_ground: [feature] } });
    const [image] = venue.floorImages;
    expect(image).toMatchObject({
      id: 'fi_mat',
      name: 'Mat',
      url: 'assets/mat.svg',
      anchorId: 's_kiosk',
      widthMeters: 4,
      heightMeters: 2,
      rotationDegrees: 30,
      altitudeMeters: 0,
      opacity: 1,
    });
    expect(image?.center.floorId).toBe('f_ground');
    expect(venue.getFloor('f_ground')?.floorImages).toEqual([image]);
  });
});

describe('annotations', () => {
  const venue = buildVenue(sampleEnterpriseMvf());

  test("use their own name and icon, otherwise their symbol's", () => {
    const [extinguisher, panel] = venue.annotations;
    expect(extinguisher).toMatchObject({
      name: 'Fire extinguisher',
      icon: 'assets/extinguisher.svg',
      kind: 'extinguisher',
    });
    expect(panel).toMatchObject({ name: 'Main panel', icon: undefined });
    expect(extinguisher?.coordinate.floorId).toBe('f_ground');
  });

  test('form a legend of groups and kinds by name, each with its annotations', () => {
    const [group, ...others] = venue.annotationGroups;
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 'fire-safety', name: 'Fire safety' });
    expect(group?.annotations).toHaveLength(3);
    expect(group?.kinds.map(({ name, annotations }) => [name, annotations.length])).toEqual([
      ['Fire extinguisher', 2],
      ['Main panel', 1],
    ]);
  });

  test('in a group named like an object property have no symbol', () => {
    const mvf = sampleEnterpriseMvf();
    mvf.annotations['f_upper']![0]!.properties.group = 'constructor';
    const [group] = buildVenue(mvf).annotationGroups;
    expect(group).toMatchObject({ name: 'Constructor', annotations: [{ icon: undefined }] });
  });
});

test('can number two hundred thousand on one floor', () => {
  const mvf = sampleEnterpriseMvf();
  const [one] = mvf.annotations['f_upper']!;
  const annotations = { ...mvf.annotations, f_upper: Array(200_000).fill(one) };
  expect(buildVenue({ ...mvf, annotations }).getFloor('f_upper')?.annotations).toHaveLength(
    200_000,
  );
});

test('an obstruction lists the locations that occupy it', () => {
  const venue = buildVenue(sampleEnterpriseMvf());
  expect(venue.obstructions[0]?.locations.map(({ id }) => id)).toEqual(['l_books']);
});
