import { describe, expect, it } from 'vitest';
import { readsFrom } from '@mezzanine/tooling/run-steps';
import type { Step } from '@mezzanine/tooling/step';
import { buildSteps } from './buildSteps.ts';

describe('steps', () => {
  it('of the project are listed after those that they read from', () => {
    const all = buildSteps('/repository');
    const names = (steps: readonly Step[]) => steps.map(({ name }) => name);
    for (const [at, step] of all.entries()) {
      const later = all.slice(at + 1).filter((other) => readsFrom(step, other));
      expect(names(later), `${step.name} reads what later steps write`).toEqual([]);
    }
    const portal = all.filter(({ name }) => name === 'Portal');
    const readers = all.filter((step) => portal.some((other) => readsFrom(step, other)));
    expect(names(readers)).toEqual([
      'Preview pictures',
      'Search index',
      'Compressed copies and script hashes',
    ]);
  });

  it('for the first pages read only what others of them write', () => {
    const all = buildSteps('/repository');
    const first = all.filter(({ isForFirstPage }) => isForFirstPage);
    expect(first.map(({ name }) => name)).toContain('Portal');
    for (const step of first) {
      const missing = all.filter((other) => !other.isForFirstPage && readsFrom(step, other));
      expect(
        missing.map(({ name }) => name),
        `${step.name} waits for later steps`,
      ).toEqual([]);
    }
  });
});
