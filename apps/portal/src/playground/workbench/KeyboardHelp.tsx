import type { ReactNode } from 'react';
import styles from './Workbench.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl+Enter', 'run the program'],
  ['Shift+Alt+F', 'format it'],
  ['Ctrl+Space', 'show completions'],
  ['F8', 'next problem'],
  ['Ctrl+F', 'find and replace'],
  ['Ctrl+Z', 'undo, including a reset'],
  ['Tab', 'indent'],
  ['Esc, then Tab', 'leave the editor'],
];

/** Keyboard shortcuts of the editor. */
export function KeyboardHelp({ id }: { readonly id: string }): ReactNode {
  return (
    <details className={styles.help}>
      <summary>Keyboard</summary>
      <p id={id}>Tab indents. Escape and then Tab leaves the editor.</p>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>On a Mac, use Command instead of Ctrl.</p>
    </details>
  );
}
