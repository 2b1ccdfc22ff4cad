import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import examples from '@generated/mezzanine-examples/default/all.json';
import type { ExampleData } from '../../../plugins/examples/ExampleData.ts';
import { fullPageOf, playgroundAnchor } from '../../components/LiveExample/exampleAddress.ts';
import { LiveExample } from '../../components/LiveExample/LiveExample.tsx';
import { SignInBar } from '../../identity/SignInBar.tsx';
import { useIdentity } from '../../identity/useIdentity.ts';
import styles from './index.module.css';

/** Groups in the order of the guides; a group without an example is not listed. */
const groups: readonly { readonly slug: string; readonly name: string }[] = [
  { slug: 'getting-started', name: 'Getting started' },
  { slug: 'labels', name: 'Labels' },
  { slug: 'markers', name: 'Markers' },
  { slug: 'shapes', name: 'Shapes' },
  { slug: '3d-models', name: '3D models' },
  { slug: 'camera-controls', name: 'Camera controls' },
  { slug: 'level-selection', name: 'Level selection' },
  { slug: 'interactivity', name: 'Interactivity' },
  { slug: 'wayfinding', name: 'Wayfinding' },
  { slug: 'blue-dot', name: 'Blue dot' },
];

const filled = groups.filter(({ slug }) => examples.some(({ group }) => group === slug));

function Entry({ example }: { readonly example: ExampleData }): ReactNode {
  return (
    <article className={styles.entry} id={playgroundAnchor(example.name)}>
      <header className={styles.head}>
        <h3>{example.title}</h3>
        {example.guide === undefined ? null : <Link to={example.guide}>Read the guide</Link>}
      </header>
      <LiveExample example={example} start="demand" link={fullPageOf(example.name)} />
    </article>
  );
}

export default function Playground(): ReactNode {
  const identity = useIdentity();
  return (
    <Layout
      title="Playground"
      description="Every example of the web SDK, running, with the code that runs it and a link to its guide."
    >
      <main className={styles.page}>
        <h1>Playground</h1>
        <p className={styles.lead}>
          Each example is one file. Run it here, read the code below it, or open it as a page of its
          own.
        </p>
        <SignInBar identity={identity} />
        <nav aria-label="Groups of examples" className={styles.groups}>
          {filled.map(({ slug, name }) => (
            <a key={slug} href={`#group-${slug}`}>
              {name}
            </a>
          ))}
        </nav>
        {filled.map(({ slug, name }) => (
          <section key={slug} id={`group-${slug}`} className={styles.group}>
            <h2>{name}</h2>
            {examples
              .filter(({ group }) => group === slug)
              .map((example) => (
                <Entry key={example.name} example={example} />
              ))}
          </section>
        ))}
      </main>
    </Layout>
  );
}
