import { useState, type ReactNode } from 'react';
import type { LinkFault } from '@mezzanine/bridge';
import { CopyButton } from './CopyButton.tsx';
import { Field } from './Field.tsx';
import { linkFields, readTexts, textsOf, type LinkTexts } from './linkFields.ts';
import styles from './parts.module.css';

const first: LinkTexts = { venue: 'mall', location: 'Lantern Coffee' };

/** The form of the deep link builder. */
export function DeepLinkForm(): ReactNode {
  const viewer = `${window.location.origin}/viewer/`;
  const [texts, setTexts] = useState(first);
  const [pasted, setPasted] = useState('');
  const written = readTexts(texts, viewer);
  const read = textsOf(pasted);
  const isAddress = pasted.includes('?');

  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <Field
          label="Paste a URL to parse it"
          value={pasted}
          isWide
          hint={hintOf(pasted, isAddress, read.faults)}
          isWrong={pasted !== '' && (!isAddress || read.faults.length > 0)}
          onChange={(address) => {
            setPasted(address);
            if (address.includes('?')) setTexts(textsOf(address).texts);
          }}
        />
        {linkFields.map(({ name, label, hint, choices }) => (
          <Field
            key={name}
            label={label}
            value={texts[name] ?? ''}
            hint={hint === undefined ? name : `${name}: ${hint}`}
            choices={choices}
            isWrong={written.faults.some(({ parameter }) => parameter === name)}
            onChange={(text) => {
              setTexts({ ...texts, [name]: text });
              setPasted('');
            }}
          />
        ))}
      </div>
      <Faults faults={isAddress ? [...read.faults, ...written.faults] : written.faults} />
      <div className={styles.result}>
        <pre className={styles.code} tabIndex={0} aria-label="Address">
          <code>{written.address}</code>
        </pre>
        <div className={styles.actions}>
          <CopyButton text={written.address} what="the address" />
          <a href={written.address} target="_blank" rel="noopener">
            Open it
          </a>
        </div>
      </div>
    </div>
  );
}

function hintOf(pasted: string, isAddress: boolean, faults: readonly LinkFault[]): string {
  if (pasted === '') return 'Its parameters fill the fields below.';
  if (!isAddress) return 'A URL of the viewer has a question mark before its parameters.';
  return faults.length === 0 ? 'All parameters are valid.' : 'Some parameters are invalid.';
}

function Faults({ faults }: { readonly faults: readonly LinkFault[] }): ReactNode {
  const messages = [...new Set(faults.map(({ message }) => message))];
  return (
    <ul className={messages.length > 0 ? styles.faults : ''} role="status" aria-label="Faults">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
