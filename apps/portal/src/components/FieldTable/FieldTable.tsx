import type { ReactNode } from 'react';
import type { StaticHtml } from '../../../plugins/code/StaticHtml.ts';
import { useStaticHtml } from '../../static-html/useStaticHtml.ts';
import styles from './FieldTable.module.css';

interface Props {
  /** Given by the build for the schema that `of` names. */
  readonly table: StaticHtml;
  /** What the table is about, for screen readers. */
  readonly label?: string;
}

/** The fields of an object of the venue format, as its JSON Schema states them. */
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
