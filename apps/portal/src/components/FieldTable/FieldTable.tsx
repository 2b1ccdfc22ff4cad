import type { ReactNode } from 'react';
import type { FieldRow } from '../../../plugins/formats/fieldRows.ts';
import { textAndCode } from './textAndCode.tsx';
import styles from './FieldTable.module.css';

interface Props {
  /** Given by the build for the schema that `of` names. */
  readonly rows: readonly FieldRow[];
  /** What the table is about, for screen readers. */
  readonly label?: string;
}

/** The fields of an object of the venue format, as its JSON Schema states them. */
export function FieldTable({ rows, label = 'Fields' }: Props): ReactNode {
  return (
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Field', 'Type', 'Required', 'Meaning', 'Example'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, isRequired, meaning, example }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{type}</td>
              <td>{isRequired ? 'yes' : 'no'}</td>
              <td className={styles.meaning}>{textAndCode(meaning)}</td>
              <td className={styles.example}>{example === '' ? null : <code>{example}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
