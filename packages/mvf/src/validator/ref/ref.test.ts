import { expect, it } from 'vitest';
import type { Draft } from '../houseVenue.fixture.ts';
import { findingsAfter, onlyFinding } from '../ruleCase.fixture.ts';

it('REF-01: finds dangling references', () => {
  const finding = onlyFinding('REF-01', (house) => {
    house.nodes[0]?.properties.neighbors.push({ id: 'n_none', weight: 0 });
  });
  expect(finding).toMatchObject({ severity: 'error', file: 'node.geojson', isFixable: false });
  expect(finding.message).toContain('is "n_none"; expected the id of a node');
});

it('REF-02: finds duplicate ids', () => {
  const finding = onlyFinding('REF-02', (house) => {
    house.categories.push({ id: 'lcat_1', name: 'Other services' });
  });
  expect(finding).toMatchObject({ file: 'category.json', pointer: '/1/id' });
});

it('REF-03: finds floors in no floor stack and in two', () => {
  const none = onlyFinding('REF-03', (house) => {
    house.floorStacks[0]?.floors.pop();
  });
  expect(none.message).toBe('Floor "Level 2" (f_2) is in no floor stack; expected one.');
  const two = onlyFinding('REF-03', (house) => {
    house.floorStacks.push({ id: 'fs_2', name: 'Annex', floors: ['f_2'] });
  });
  expect(two.message).toContain('2 floor stacks (fs_1, fs_2)');
});

it('REF-04: finds destination nodes on another floor', () => {
  const finding = onlyFinding('REF-04', (house) => {
    house.spaces['f_1']?.[1]?.properties.destinationNodes.push('f_2_a');
  });
  expect(finding.pointer).toBe('/features/1/properties/destinationNodes/1');
});

it('REF-05: finds circular parents, each member once', () => {
  const finding = onlyFinding('REF-05', (house) => {
    const [category] = house.categories;
    if (category) category.parent = 'lcat_1';
  });
  expect(finding).toMatchObject({ severity: 'error', pointer: '/0/parent' });
  const findings = findingsAfter((house) => {
    const [hall, room] = house.spaces['f_1'] ?? [];
    if (hall) hall.properties.parent = 'f_1_s_a';
    if (room) room.properties.parent = 'f_1_s_hall';
  });
  expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ['REF-05', '/features/0/properties/parent'],
    ['REF-05', '/features/1/properties/parent'],
  ]);
});

it('REF-06: finds duplicates in lists, and keeps neighbors with different weights', () => {
  const repeat = (weight: number) => (house: Draft) => {
    const neighbors = house.nodes[0]?.properties.neighbors;
    neighbors?.push({ id: neighbors[0]?.id ?? '', weight });
  };
  expect(onlyFinding('REF-06', repeat(0)).isFixable).toBe(true);
  expect(findingsAfter(repeat(5))).toEqual([]);
});
