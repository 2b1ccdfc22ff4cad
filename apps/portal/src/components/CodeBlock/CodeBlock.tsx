import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Check, Copy } from 'lucide-react';
import type { RegionData } from '../../../plugins/examples/ExampleData.ts';
import { useServedOrigin } from '../../hooks/useServedOrigin.ts';
import styles from './CodeBlock.module.css';

interface Props {
  /** The code, highlighted while the site was built. */
  readonly html?: string;
  /** Code quoted from an example; stands in for `html`. */
  readonly quote?: RegionData;
  /** The language's name for readers. */
  readonly language: string;
  /** File name or caption. */
  readonly title?: string;
  /** Links beside the copy button. */
  readonly actions?: ReactNode;
}

type CopyState = 'idle' | 'copied' | 'refused';

const feedback: Readonly<Record<CopyState, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  refused: 'Press Ctrl+C',
};

/** A block of code with its title, its language and a button that copies it. */
export function CodeBlock({ html, quote, language, title, actions }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [copyState, setCopyState] = useState<CopyState>('idle');
  const shown = useServedOrigin(quote?.html ?? html ?? '');

  useEffect(() => {
    if (copyState === 'idle') return undefined;
    const timer = window.setTimeout(() => {
      setCopyState('idle');
    }, 2000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [copyState]);

  async function copy(): Promise<void> {
    const element = code.current;
    if (element === null) return;
    try {
      await navigator.clipboard.writeText((element.textContent ?? '').trimEnd());
      setCopyState('copied');
    } catch {
      // No permission, or not a secure context: the reader copies what is now selected.
      window.getSelection()?.selectAllChildren(element);
      setCopyState('refused');
    }
  }

  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        {actions}
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {copyState === 'copied' ? (
            <Check size={14} strokeWidth={1.5} aria-hidden />
          ) : (
            <Copy size={14} strokeWidth={1.5} aria-hidden />
          )}
          <span aria-live="polite">{feedback[copyState]}</span>
        </button>
      </figcaption>
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: shown }} />
      </pre>
    </figure>
  );
}
