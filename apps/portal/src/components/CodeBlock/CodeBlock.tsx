import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Check, Copy } from 'lucide-react';
import type { RegionData } from '../../../plugins/examples/ExampleData.ts';
import { useStaticHtml } from '../../static-html/useStaticHtml.ts';
import { exampleAddress } from '../LiveExample/exampleAddress.ts';
import { ExampleAnchor } from './ExampleAnchor.tsx';
import styles from './CodeBlock.module.css';

interface Props {
  /** The code, highlighted by the build; '' in browsers, which read it from the page. */
  readonly html?: string;
  /** Id of the code in the page. */
  readonly htmlId?: string;
  /** Code quoted from an example; replaces `html`. */
  readonly quote?: RegionData;
  /** Id of the types of its names: `/types/<types>.json`. */
  readonly types?: string;
  /** Display name of the language. */
  readonly language: string;
  /** File name or caption. */
  readonly title?: string;
  /** Links next to the copy button. */
  readonly actions?: ReactNode;
}

type CopyState = 'idle' | 'copied' | 'refused';

const feedback: Readonly<Record<CopyState, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  refused: 'Press Ctrl+C',
};

/** The text to copy: without removed lines and compiler errors. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('del, summary, .error')) other.remove();
  return copy.textContent.trimEnd();
}

/** A code block with title, language, and copy button. */
export function CodeBlock(props: Props): ReactNode {
  const { quote, language, title, actions } = props;
  const { html = '', htmlId, types } = quote ?? props;
  const content = useStaticHtml<HTMLElement>(htmlId, html);
  const [copyState, setCopyState] = useState<CopyState>('idle');

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
    const element = content.ref.current;
    if (element === null) return;
    try {
      await navigator.clipboard.writeText(textOf(element));
      setCopyState('copied');
    } catch {
      // No permission, or not a secure context: select the code, so that the user can copy it.
      window.getSelection()?.selectAllChildren(element);
      setCopyState('refused');
    }
  }

  function wakeTypes({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>): void {
    if (types === undefined) return;
    const place = nativeEvent instanceof PointerEvent ? nativeEvent : undefined;
    void import(/* webpackChunkName: "types" */ './blockTypes.ts').then(
      ({ showTypes }) => showTypes(currentTarget, types, place),
      () => undefined,
    );
  }

  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        {actions}
        {quote?.example === undefined ? null : <ExampleAnchor {...exampleAddress(quote.example)} />}
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {copyState === 'copied' ? (
            <Check size={14} strokeWidth={1.5} aria-hidden />
          ) : (
            <Copy size={14} strokeWidth={1.5} aria-hidden />
          )}
          <span aria-live="polite">{feedback[copyState]}</span>
        </button>
      </figcaption>
      <pre className={styles.pre} tabIndex={0} onPointerEnter={wakeTypes} onFocus={wakeTypes}>
        <code {...content} />
      </pre>
    </figure>
  );
}
