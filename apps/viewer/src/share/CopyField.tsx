import { useId, useState, type ReactElement } from 'react';
import { share } from '../text/shareTexts.ts';
import { copyText } from './copyText.ts';
import styles from './ShareSheet.module.css';

interface Props {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly text: string;
  /** Whether the text has several lines of code. */
  readonly isCode?: boolean;
  /** Label of the button. */
  readonly action: string;
}

/** A text to copy, with a button or manually. */
export function CopyField({ label, isLabelHidden, text, isCode, action }: Props): ReactElement {
  const id = useId();
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly isCopied: boolean }>();
  const now = outcome?.of === text ? outcome : undefined;
  const copy = async () => setOutcome({ of: text, isCopied: await copyText(text) });
  const field = {
    id,
    value: text,
    readOnly: true,
    spellCheck: false,
    onFocus: (event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      event.currentTarget.select(),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'only-read' : undefined}>
        {label}
      </label>
      {isCode ? <textarea {...field} rows={6} /> : <input {...field} type="text" />}
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {now?.isCopied ? share.copied : action}
      </button>
      <span role="status" className={now && !now.isCopied ? styles.failed : 'only-read'}>
        {now && (now.isCopied ? share.copied : share.copyFailed)}
      </span>
    </div>
  );
}
