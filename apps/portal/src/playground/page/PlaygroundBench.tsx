import { useEffect, useId, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { PanelLeft } from 'lucide-react';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { hasSignedInCookie } from '../../identity/signedInCookie.ts';
import { SignInBar } from '../../identity/SignInBar.tsx';
import { useIdentity } from '../../identity/useIdentity.ts';
import { chosenExample } from './chosenExample.ts';
import { importWorkbench } from './importWorkbench.ts';
import { OpenWorkbench } from './OpenWorkbench.tsx';
import type { PlaygroundGroup } from './playgroundGroups.ts';
import { ReadingBench } from './ReadingBench.tsx';
import { SideList } from './SideList.tsx';
import styles from './page.module.css';

interface Props {
  /** Title of the page. */
  readonly title: string;
  readonly group: PlaygroundGroup;
  readonly examples: readonly ExampleCard[];
  /** Whether this is the page of the group. */
  readonly isGroupPage: boolean;
}

/**
 * The playground in the height of the window: one toolbar, the list of examples, and the program beside
 * its map. Users who have not signed in can run and read each program.
 */
export function PlaygroundBench({ title, group, examples, isGroupPage }: Props): ReactNode {
  const identity = useIdentity();
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [isListOpen, setIsListOpen] = useState(true);
  const list = useId();
  // The server does not know the fragment.
  const chosen = chosenExample(examples, isBrowser ? hash : '');
  useEffect(() => {
    // Preloads the editor for users who were signed in before.
    if (hasSignedInCookie()) importWorkbench().catch(() => undefined);
  }, []);
  useEffect(() => {
    // A fragment with the name of an example scrolls the window to its place in the list.
    const frame = requestAnimationFrame(() => {
      if (isGroupPage) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, isGroupPage]);
  return (
    <div className={styles.bench} data-list={isListOpen}>
      <div className={styles.bar}>
        <button type="button" className={styles.drawer} popoverTarget={list}>
          <PanelLeft size={18} strokeWidth={1.5} aria-hidden />
          <span>Examples</span>
        </button>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isListOpen}
          aria-controls={list}
          onClick={() => setIsListOpen(!isListOpen)}
        >
          <PanelLeft size={18} strokeWidth={1.5} aria-hidden />
          <span className="visually-hidden">List of examples</span>
        </button>
        <h1>{title}</h1>
        <div ref={setTools} className={styles.tools} />
        <SignInBar identity={identity} />
      </div>
      <SideList
        id={list}
        group={group}
        examples={examples}
        chosen={chosen?.name}
        isGroupPage={isGroupPage}
      />
      {identity.status === 'signedIn' ? (
        <OpenWorkbench
          group={group}
          hash={hash}
          poster={chosen}
          tools={tools}
          getAccessToken={identity.getAccessToken}
        />
      ) : (
        chosen && <ReadingBench key={chosen.name} example={chosen} />
      )}
    </div>
  );
}
