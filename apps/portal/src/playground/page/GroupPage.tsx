import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { hasSignedInCookie } from '../../identity/signedInCookie.ts';
import { SignInBar } from '../../identity/SignInBar.tsx';
import { useIdentity } from '../../identity/useIdentity.ts';
import { ExampleCards } from './ExampleCards.tsx';
import { importWorkbench } from './importWorkbench.ts';
import { GroupNav } from './GroupNav.tsx';
import { OpenWorkbench } from './OpenWorkbench.tsx';
import { playgroundGroups, type PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

interface Props {
  readonly group: PlaygroundGroup;
  readonly examples: readonly ExampleCard[];
  /** Search phrases, separated by commas. */
  readonly keywords: string;
}

const shortName = ({ name }: ExampleCard) => name.slice(name.indexOf('/') + 1);

/** A group of the playground: an editor for its examples, or their screenshots until sign-in. */
export function GroupPage({ group, examples, keywords }: Props): ReactNode {
  const identity = useIdentity();
  const { hash } = useLocation();
  useEffect(() => {
    // Preloads the editor for users who were signed in before.
    if (hasSignedInCookie()) importWorkbench().catch(() => undefined);
  }, []);
  const { name = '', about = '' } = playgroundGroups.find(({ slug }) => slug === group) ?? {};
  const isOpen = identity.status === 'signedIn';
  useEffect(() => {
    // A fragment with the name of an example scrolled to its card, which is now removed.
    if (isOpen) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isOpen]);
  return (
    <Layout
      title={`${name} in the playground`}
      description={`${about} Examples to run and to change.`}
    >
      <Head>
        <meta name="keywords" content={keywords} />
      </Head>
      <main className={isOpen ? styles.wide : styles.page}>
        <div className={styles.head}>
          <h1>{name}</h1>
          {isOpen ? <SignInBar identity={identity} /> : null}
        </div>
        {isOpen ? null : <p className={styles.lead}>{about}</p>}
        <GroupNav current={group} />
        {isOpen ? null : <SignInBar identity={identity} />}
        {isOpen ? (
          <OpenWorkbench key={hash} group={group} getAccessToken={identity.getAccessToken} />
        ) : (
          <>
            <h2>Contents</h2>
            <ExampleCards examples={examples} idOf={shortName} isLinked={false} />
          </>
        )}
      </main>
    </Layout>
  );
}
