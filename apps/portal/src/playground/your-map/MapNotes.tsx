import type { ReactNode } from 'react';
import { NoteGroups } from './NoteGroups.tsx';
import type { MapNote } from '@mezzanine/examples/your-map';
import styles from './YourMapPanel.module.css';

/** Changes made by the import, and problems that affect apps. */
export function MapNotes({ notes }: { readonly notes: readonly MapNote[] }): ReactNode {
  return (
    <details className={styles.notes}>
      <summary>What could not be imported as it was ({notes.length})</summary>
      <div className={styles.groups} role="group" aria-label="Notes on the import" tabIndex={0}>
        <NoteGroups notes={notes} heading="h3" />
      </div>
    </details>
  );
}
