import { checkReferences } from '../../reading-checks/checkReferences.ts';
import type { Mvf } from '../../Mvf.ts';
import { MvfError } from '../../MvfError.ts';
import type { Fault, Rule } from '../Rule.ts';
import { readRules } from '../struct/readRules.ts';
import type { Survey } from '../survey/Survey.ts';

/** REF-01: every referenced id exists. Reading rejects others; importers and code may miss them. */
export const brokenReference: Rule = {
  ...readRules['broken-reference'],
  *check({ venue }: Survey): Iterable<Fault> {
    yield* referenceFaults(venue, 'broken-reference');
  },
};

/** REF-02: an id is used once. */
export const repeatedId: Rule = {
  id: 'REF-02',
  severity: 'error',
  title: 'Ids are unique among objects of their kind',
  why: 'A reference to the id is ambiguous, and one of the two objects is never found. Readers reject the bundle.',
  fix: 'Rename one of the two, and the references to it.',
  *check({ venue }: Survey): Iterable<Fault> {
    yield* referenceFaults(venue, 'invalid-content');
  },
};

function* referenceFaults(venue: Mvf, wanted: MvfError['code']): Generator<Fault> {
  try {
    checkReferences(venue);
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    const { code, file = '', pointer = '', message } = error;
    if (code === wanted) yield { file, pointer, message };
  }
}
