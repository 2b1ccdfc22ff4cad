import type { ReactNode } from 'react';
import type { MapNote } from './YourMap.ts';
import styles from './YourMapPanel.module.css';

/** Titles of the effects, most important first. */
const effects = [
  ['lost', 'Left out'],
  ['problem', 'To fix'],
  ['changed', 'Changed'],
  ['added', 'Made up'],
] as const satisfies readonly (readonly [MapNote['effect'], string])[];

/** Changes made by the import, and problems that affect apps. */
export function MapNotes({ notes }: { readonly notes: readonly MapNote[] }): ReactNode {
  const groups = effects
    .map(([effect, name]) => ({ name, own: notes.filter((note) => note.effect === effect) }))
    .filter(({ own }) => own.length > 0);
  return (
    <details className={styles.notes}>
      <summary>What could not be imported as it was ({notes.length})</summary>
      <div className={styles.groups} role="group" aria-label="Notes on the import" tabIndex={0}>
        {groups.map(({ name, own }) => (
          <section key={name}>
            <h3>{name}</h3>
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
        ))}
      </div>
    </details>
  );
}
