import { useState, type ComponentType, type ReactNode } from 'react';
import './rest.css';

interface Props {
  /** Id of an operation of the contract, such as `listVenues`. */
  readonly of: string;
}

/** A button that opens a form for an operation, and then loads the form and the contract. */
export function TryIt({ of }: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [label, setLabel] = useState('Try it');

  async function open(): Promise<void> {
    try {
      const { TryItPanel } = await import(/* webpackChunkName: "try-it" */ './TryItPanel.tsx');
      setPanel(() => TryItPanel);
    } catch {
      setLabel('Not loaded: check the connection, then try again');
    }
  }

  if (Panel !== undefined) return <Panel of={of} />;
  return (
    <p className="try-it docsearch-ignore">
      <button type="button" className="button-quiet" onClick={() => void open()}>
        <span aria-live="polite">{label}</span>
      </button>
    </p>
  );
}
