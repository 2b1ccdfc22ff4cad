import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Workbench.module.css';

/** Parts of the workbench, shown as tabs in narrow windows. */
const parts = ['Code', 'Map', 'Console'] as const;

/** Name of a part. */
export type Part = (typeof parts)[number];

interface Props {
  readonly part: Part;
  /** Number of errors, shown in the console's tab. */
  readonly errors: number;
  readonly idOf: (part: Part) => string;
  readonly onPart: (part: Part) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs for phones, with arrow keys. */
export function PhoneTabs({ part, errors, idOf, onPart }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (parts.indexOf(part) + step + parts.length) % parts.length;
    onPart(parts[at] ?? part);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  }
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label="Parts of the playground"
      onKeyDown={move}
    >
      {parts.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === part}
          aria-controls={idOf(each)}
          tabIndex={each === part ? 0 : -1}
          onClick={() => onPart(each)}
        >
          {each}
          {each === 'Console' && errors > 0 ? (
            <span className={styles.count}>
              {errors}
              <span className="visually-hidden"> errors</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
