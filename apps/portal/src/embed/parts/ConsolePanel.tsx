import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import {
  connectViewer,
  writeViewerLink,
  type BridgeMessage,
  type HostMessageType,
  type ViewerClient,
} from '@mezzanine/bridge';
import { SkipMap } from '../SkipMap.tsx';
import { commands } from './commands.ts';
import { Field } from './Field.tsx';
import styles from './parts.module.css';

/** Maximum number of messages in the log. */
const kept = 100;

interface Entry {
  readonly number: number;
  readonly direction: 'sent' | 'received';
  readonly message: BridgeMessage;
}

interface Session {
  readonly client?: ViewerClient;
  readonly fault?: string;
}

/** A map, the messages between it and this page, and commands to send. */
export function ConsolePanel(): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  // The map keeps its initial theme, because changing it would end the session.
  const [theme] = useState(colorMode);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [session, setSession] = useState<Session>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (frame.current === null) return undefined;
    let isThere = true;
    let client: ViewerClient | undefined;
    let number = 0;
    frame.current.src = writeViewerLink(
      { venue: 'mall', mode: 'embed', theme, hostOrigin: window.location.origin },
      `${window.location.origin}/viewer/`,
    );
    const onMessage = (direction: Entry['direction'], message: BridgeMessage): void => {
      if (!isThere) return;
      const entry = { number: ++number, direction, message };
      setEntries((before) => [...before, entry].slice(-kept));
    };
    connectViewer(frame.current, { onMessage }).then(
      (opened) => {
        client = opened;
        if (isThere) setSession({ client });
        else client.close();
      },
      (error: unknown) => isThere && setSession({ fault: wordsOf(error) }),
    );
    return () => {
      isThere = false;
      client?.close();
    };
  }, [attempt, theme]);

  return (
    <div className={styles.panel}>
      <div className={styles.room}>
        <SkipMap onSkip={() => below.current?.focus()} />
        <iframe
          ref={frame}
          key={attempt}
          className={styles.map}
          title="Map of the mall, controlled by this page"
          allow="geolocation; clipboard-write"
        />
      </div>
      <div ref={below} tabIndex={-1} role="group" aria-label="Commands to the map">
        {session.fault === undefined ? (
          <CommandForm client={session.client} />
        ) : (
          <div className={styles.actions} role="alert">
            <span>{session.fault}</span>
            <button
              type="button"
              onClick={() => {
                setSession({});
                setEntries([]);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </button>
          </div>
        )}
      </div>
      <MessageLog entries={entries} />
      <div className={styles.actions}>
        <button type="button" onClick={() => setEntries([])}>
          Clear the log
        </button>
      </div>
    </div>
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sends a command with an editable payload. */
function CommandForm({ client }: { readonly client: ViewerClient | undefined }): ReactNode {
  const [type, setType] = useState<HostMessageType>('show-directions');
  const [payload, setPayload] = useState(JSON.stringify(commands['show-directions'].payload));
  const [says, setSays] = useState('');

  async function send(): Promise<void> {
    if (client === undefined) return;
    try {
      const value: unknown = JSON.parse(payload === '' ? '{}' : payload);
      setSays('Waiting for the response …');
      await commands[type as keyof typeof commands].send(client, value as never);
      setSays('The viewer ran the command.');
    } catch (error) {
      const isText = error instanceof SyntaxError;
      setSays(`${isText ? 'Not sent: the payload is not JSON: ' : ''}${wordsOf(error)}`);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.fields}>
        <Field
          label="Message"
          value={type}
          isWide
          choices={Object.entries(commands).map(([name, { label }]) => [name, label] as const)}
          onChange={(name) => {
            setType(name as HostMessageType);
            setPayload(JSON.stringify(commands[name as keyof typeof commands].payload));
          }}
        />
        <Field label="Payload (JSON)" value={payload} isWide onChange={setPayload} />
      </div>
      <div className={styles.actions} style={{ marginTop: 12 }}>
        <button type="submit" disabled={client === undefined}>
          Send {type}
        </button>
        <span role="status">{client === undefined ? 'Connecting to the map …' : says}</span>
      </div>
    </form>
  );
}

function MessageLog({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <ol ref={list} className={styles.log} tabIndex={0} aria-label="Messages, newest last">
      {entries.map(({ number, direction, message: { type, id, replyTo, payload } }) => (
        <li key={number} className={direction === 'sent' ? styles.sent : ''}>
          <strong>{direction === 'sent' ? `page → viewer` : `viewer → page`}</strong> {type}
          {id === undefined ? '' : ` #${id}`}
          {replyTo === undefined ? '' : ` to #${replyTo}`} <code>{JSON.stringify(payload)}</code>
        </li>
      ))}
    </ol>
  );
}
