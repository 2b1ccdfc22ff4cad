import type { ReactNode } from 'react';
import type { StaticHtml } from '../../../plugins/code/StaticHtml.ts';
import { useStaticHtml } from '../../static-html/useStaticHtml.ts';
import styles from './FieldTable.module.css';

interface Props {
  /** Table that the build adds for `of`. */
  readonly table: StaticHtml;
  /** Accessible name of the table. */
  readonly label?: string;
}

/** The fields of an object of the venue format, from its JSON Schema. */
export function FieldTable({ table, label = 'Fields' }: Props): ReactNode {
  const content = useStaticHtml<HTMLDivElement>(table.htmlId, table.html);
  return (
    <div
      className={`table-scroll ${styles.fields}`}
      role="group"
      aria-label={label}
      tabIndex={0}
      {...content}
    />
  );
}
