import type { ReactNode } from 'react';
import type { ProgramEntry } from './ProgramEntry.ts';
import styles from './Workbench.module.css';

interface Props {
  readonly entries: readonly ProgramEntry[];
  /** Name of the program file. */
  readonly file: string;
  readonly onLine: (line: number) => void;
}

const marks: Readonly<Record<ProgramEntry['level'], string>> = {
  log: '',
  info: '',
  debug: '',
  warn: 'Warning',
  error: 'Error',
};

function Line({ entry, file, onLine }: Omit<Props, 'entries'> & { readonly entry: ProgramEntry }) {
  const { level, text, remedy, line, times } = entry;
  return (
    <li className={styles.entry} data-level={level}>
      {marks[level] === '' ? null : <span className={styles.mark}>{marks[level]}</span>}
      <span className={styles.said}>
        {text}
        {remedy === undefined ? null : <span className={styles.remedy}>{remedy}</span>}
      </span>
      {times > 1 ? <span className={styles.times}>{times} times</span> : null}
      {line === undefined ? null : (
        <button type="button" className={styles.line} onClick={() => onLine(line)}>
          {file}:{line}
        </button>
      )}
    </li>
  );
}

/** Output and errors of the program. */
export function ConsolePanel({ entries, file, onLine }: Props): ReactNode {
  return (
    <div
      className={styles.entries}
      role="log"
      aria-label="Console"
      aria-relevant="additions"
      tabIndex={0}
    >
      {entries.length === 0 ? (
        <p className={styles.empty}>No output yet. Errors and console.log appear here.</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} file={file} onLine={onLine} />
          ))}
        </ol>
      )}
    </div>
  );
}
