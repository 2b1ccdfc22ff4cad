import { useState, type ReactNode } from 'react';
import { Check, Copy } from 'lucide-react';

interface Props {
  readonly text: string;
  /** Name of the copied text, as in "Copy the URL". */
  readonly what: string;
}

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Copies text and shows whether that worked. */
export function CopyButton({ text, what }: Props): ReactNode {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const isCopied = copied === text;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setIsRefused(false);
    } catch {
      // No permission, or not a secure context.
      setIsRefused(true);
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? <Check {...icon} /> : <Copy {...icon} />}
        Copy {what}
      </button>
      <span role="status">
        {isRefused ? 'Copying failed. Select and copy the text.' : ''}
        {isCopied ? 'Copied.' : ''}
      </span>
    </>
  );
}
