import { useEffect, useId, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { site } from '../../../../../site.config.ts';
import { loadOperation, type ContractOperation } from './ContractOperation.ts';
import { issueToken, requestFor, send, type SentRequest, type TryAnswer } from './sendTry.ts';
import { TryItFields } from './TryItFields.tsx';
import { TryItResult } from './TryItResult.tsx';
import './tryItPanel.css';

interface Props {
  readonly of: string;
}

/** A form for an operation, with initial values that result in a successful request. */
export function TryItPanel({ of }: Props): ReactNode {
  const [operation, setOperation] = useState<ContractOperation>();
  const [fault, setFault] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isThere = true;
    loadOperation(of).then(
      (loaded) => isThere && setOperation(loaded),
      (error: unknown) => isThere && setFault(wordsOf(error)),
    );
    return () => {
      isThere = false;
    };
  }, [of, attempt]);

  if (operation !== undefined) return <TryItForm operation={operation} />;
  return (
    <div className="try-it" role="status">
      {fault === '' ? (
        'Loading the form…'
      ) : (
        <>
          <p className="try-it__fault">{fault}</p>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setFault('');
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </>
      )}
    </div>
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A request and its result. */
interface Exchange {
  readonly request?: SentRequest;
  readonly answer?: TryAnswer;
  readonly fault?: string;
}

/** The typed JSON, or the selected file. */
function bodyOf({ requestBody }: ContractOperation, fields: FormData): string | Blob | undefined {
  if (requestBody === undefined) return undefined;
  return fields.get('body-file') ?? fields.get('body-text') ?? '';
}

function TryItForm({ operation }: { readonly operation: ContractOperation }): ReactNode {
  const [exchange, setExchange] = useState<Exchange>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const input = {
      pair: { key: text('pair-key'), secret: text('pair-secret') },
      values: Object.fromEntries(operation.parameters.map(({ name }) => [name, text(name)])),
      body: bodyOf(operation, fields),
    };
    setIsSending(true);
    let request: SentRequest | undefined;
    try {
      request = requestFor(operation, input);
      if (operation.security.length > 0) {
        request = requestFor(operation, input, await issueToken(input.pair));
      }
      setExchange({ request });
      setExchange({ request, answer: await send(request) });
    } catch (error) {
      setExchange({ ...(request !== undefined && { request }), fault: wordsOf(error) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      ref={form}
      className="try-it docsearch-ignore"
      aria-label={`Try it: ${operation.summary}`}
      onSubmit={(event) => void submit(event)}
    >
      <TryItFields operation={operation} demo={site.demo} />
      <button type="submit" className="button-main" aria-describedby={id} disabled={isSending}>
        {isSending ? 'Sending…' : `Send ${operation.method.toUpperCase()}`}
      </button>
      <div id={id} role="status">
        {exchange === undefined ? null : <TryItResult {...exchange} />}
      </div>
    </form>
  );
}
