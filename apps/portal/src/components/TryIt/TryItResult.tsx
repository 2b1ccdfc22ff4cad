import { useEffect, useMemo, type ReactNode } from 'react';
import type { SentRequest, TryAnswer } from './sendTry.ts';

interface Props {
  readonly request?: SentRequest;
  readonly answer?: TryAnswer;
  /** Why there is no response. */
  readonly fault?: string;
}

/** The request as sent, and the response. */
export function TryItResult({ request, answer, fault }: Props): ReactNode {
  return (
    <>
      {fault === undefined ? null : <p className="try-it__fault">{fault}</p>}
      {request === undefined || (fault !== undefined && fault.startsWith('No token')) ? null : (
        <Shown label="Request as sent" text={requestText(request)} />
      )}
      {answer === undefined ? null : <Answer {...answer} />}
    </>
  );
}

interface ShownProps {
  readonly label: string;
  readonly text: string;
}

function Shown({ label, text }: ShownProps): ReactNode {
  return (
    <>
      <p className="api-kind">{label}</p>
      <pre className="try-it__text" tabIndex={0} aria-label={label}>
        {text}
      </pre>
    </>
  );
}

function textOf(body: string | Blob): string {
  return typeof body === 'string' ? body : `(${body.size} bytes)`;
}

function requestText({ method, url, headers, body }: SentRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${shortened(value)}`);
  return [`${method} ${url}`, ...lines, ...(body === undefined ? [] : ['', textOf(body)])].join(
    '\n',
  );
}

/** Shortens a token, because no one reads it. */
function shortened(value: string): string {
  return /^Bearer .{24}/.test(value) ? `${value.slice(0, 24)}…` : value;
}

function Answer(answer: TryAnswer): ReactNode {
  const { status, statusText, milliseconds, bytes, headers, text } = answer;
  const size = `${bytes.size.toLocaleString('en-US')} bytes`;
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  const problem = status >= 400 ? detailOf(text) : undefined;
  return (
    <>
      <p>
        <strong>
          {status} {statusText}
        </strong>{' '}
        in {milliseconds} ms, {size}
      </p>
      {problem === undefined ? null : <p className="try-it__fault">{problem}</p>}
      <Shown label="Headers" text={lines} />
      {text === undefined ? <Download {...answer} /> : <Shown label="Body" text={pretty(text)} />}
    </>
  );
}

function detailOf(text = '{}'): string | undefined {
  try {
    return (JSON.parse(text) as { readonly detail?: string }).detail;
  } catch {
    return undefined;
  }
}

/** Longer responses make the page slow. */
const maxShown = 20_000;

function pretty(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    // Not JSON: shown unchanged.
  }
  if (shown.length <= maxShown) return shown;
  const rest = (shown.length - maxShown).toLocaleString('en-US');
  return `${shown.slice(0, maxShown)}\n… ${rest} more characters`;
}

/** A binary response: an image is shown, other files can be saved. */
function Download({ bytes, type }: TryAnswer): ReactNode {
  const address = useMemo(() => URL.createObjectURL(bytes), [bytes]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  if (bytes.size === 0) return null;
  return (
    <p>
      {type.startsWith('image/') ? <img src={address} alt="The answer" /> : null}{' '}
      <a href={address} download={type === 'application/zip' ? 'venue.mvf.zip' : 'answer'}>
        Save the {type} file
      </a>
    </p>
  );
}
