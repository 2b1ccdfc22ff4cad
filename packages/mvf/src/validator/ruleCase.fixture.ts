import { expect } from 'vitest';
import type { Finding } from './Finding.ts';
import { type Draft, houseVenue } from './houseVenue.fixture.ts';
import { validate } from './validate.ts';

/** The findings for the house after a change to it. */
export function findingsAfter(change: (house: Draft) => void): Finding[] {
  const house = houseVenue();
  change(house);
  return validate(house);
}

/** Expects that the change breaks only this rule, and returns the finding. */
export function onlyFinding(rule: string, change: (house: Draft) => void): Finding {
  const findings = findingsAfter(change);
  expect(findings.map((finding) => finding.rule)).toEqual([rule]);
  return findings[0] as Finding;
}
