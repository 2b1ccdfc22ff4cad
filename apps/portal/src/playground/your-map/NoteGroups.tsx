import type { ReactNode } from 'react';
import type { MapNote } from '@mezzanine/examples/your-map';

/** Titles of the effects, most important first. */
const effects = [
  ['lost', 'Left out'],
  ['problem', 'To fix'],
  ['changed', 'Changed'],
  ['added', 'Added'],
] as const satisfies readonly (readonly [MapNote['effect'], string])[];

interface Props {
  readonly notes: readonly MapNote[];
  /** Element of the titles. */
  readonly heading: 'h3' | 'h4';
}

/** Notes on an import, grouped by effect. */
export function NoteGroups({ notes, heading: Heading }: Props): ReactNode {
  return effects
    .map(([effect, name]) => ({ name, own: notes.filter((note) => note.effect === effect) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => (
      <section key={name} aria-label={name}>
        <Heading>{name}</Heading>
        <ul>
          {own.map(({ what, count, message }) => (
            <li key={`${what} ${message}`}>
              <strong>
                {what}
                {count > 1 ? ` (${count.toLocaleString('en')})` : ''}
              </strong>{' '}
              {message}
            </li>
          ))}
        </ul>
      </section>
    ));
}
