import { useState, type ReactNode } from 'react';

interface Props {
  /** URL of the page as Markdown. */
  readonly address: string;
}

/** A button that copies the page as Markdown for an assistant, and shows the result in its label. */
export function CopyPage({ address }: Props): ReactNode {
  const [label, setLabel] = useState('Copy for an assistant');

  async function copy(): Promise<void> {
    try {
      const { copyMarkdown } = await import(/* webpackChunkName: "copy" */ './copyMarkdown.ts');
      await copyMarkdown(address);
      setLabel('Copied');
    } catch {
      setLabel('Not copied');
    }
  }

  return (
    <button type="button" className="clean-btn" onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
