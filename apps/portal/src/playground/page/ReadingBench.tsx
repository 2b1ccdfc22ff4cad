import { useState, type ReactNode } from 'react';
import settings from '@generated/mezzanine-playground/default/settings.json';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { LiveMap } from '../../components/LiveExample/LiveMap.tsx';
import { ReadOnlyProgram } from './ReadOnlyProgram.tsx';
import styles from './page.module.css';

const { domain } = settings.identity;

interface Props {
  readonly example: ExampleCard;
}

/** What users can do before they sign in, and why to sign in. */
function Invitation({ example }: Props): ReactNode {
  return (
    <div className={`${styles.invitation} docsearch-ignore`}>
      <p className={styles.name}>{example.title}</p>
      <p>{example.description}</p>
      <p className={styles.quiet}>
        Run it to see its program next to the map. That needs no sign-in.
        {domain === 'none'
          ? ''
          : ' Sign in to edit, share, and download it, and to open your own map.'}
        {domain === ''
          ? ' Signing in to this server takes a name: no password, and no registration.'
          : ''}
      </p>
    </div>
  );
}

/** An example for users who have not signed in: its screenshot, and after one click, its map and program. */
export function ReadingBench({ example }: Props): ReactNode {
  const [isRunning, setIsRunning] = useState(false);
  return (
    <div className={styles.reading}>
      <div className={styles.code} role="region" aria-label="Code">
        {isRunning ? <ReadOnlyProgram name={example.name} /> : <Invitation example={example} />}
      </div>
      <div className={styles.map} role="region" aria-label="Map">
        <LiveMap
          example={example}
          start="demand"
          className={styles.live ?? ''}
          onRun={() => setIsRunning(true)}
        />
      </div>
    </div>
  );
}
