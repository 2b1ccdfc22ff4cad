import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A value and its label. */
export type Choice = readonly [value: string, text: string];

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the field expects, or why its value is invalid. */
  readonly hint?: string | undefined;
  readonly isWrong?: boolean;
  /** Allowed values; undefined for a text field. */
  readonly choices?: readonly Choice[] | undefined;
  /** Suggested values of a text field. */
  readonly suggestions?: readonly string[] | undefined;
  readonly type?: 'text' | 'number' | 'url';
  readonly isWide?: boolean;
}

/** A form field with label and hint. */
export function Field(props: Props): ReactNode {
  const { label, value, onChange, hint, choices, suggestions } = props;
  const id = useId();
  const common = {
    id,
    value,
    'aria-invalid': props.isWrong === true,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
  return (
    <div className={`${styles.field} ${props.isWide === true ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      {choices === undefined ? (
        <input
          {...common}
          type={props.type ?? 'text'}
          list={suggestions === undefined ? undefined : `${id}-list`}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
      {suggestions === undefined ? null : (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
