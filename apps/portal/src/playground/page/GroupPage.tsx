import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { PlaygroundBench } from './PlaygroundBench.tsx';
import { playgroundGroups, type PlaygroundGroup } from './playgroundGroups.ts';

interface Props {
  readonly group: PlaygroundGroup;
  readonly examples: readonly ExampleCard[];
  /** Search phrases, separated by commas. */
  readonly keywords: string;
}

/** The page of a group of the playground. */
export function GroupPage({ group, examples, keywords }: Props): ReactNode {
  const { name = '', about = '' } = playgroundGroups.find(({ slug }) => slug === group) ?? {};
  return (
    <Layout
      title={`${name} in the playground`}
      description={`${about} Examples to run and to change.`}
    >
      <Head>
        <meta name="keywords" content={keywords} />
      </Head>
      <main>
        <PlaygroundBench title={name} group={group} examples={examples} isGroupPage />
      </main>
    </Layout>
  );
}
