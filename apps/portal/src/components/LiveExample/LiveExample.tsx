import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import type { ExampleData } from '../../../plugins/examples/ExampleData.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { LiveMap, type StartWhen } from './LiveMap.tsx';
import styles from './LiveExample.module.css';

interface Props {
  /** Given by the build for the example that `name` names. */
  readonly example: ExampleData;
  /** When the map starts; default `near`. */
  readonly start?: StartWhen;
}

/** One source twice: running as a map, and below it as the code that runs. */
export function LiveExample({ example, start = 'near' }: Props): ReactNode {
  return (
    <section className={styles.example} aria-label={`Live example: ${example.title}`}>
      <figure className={styles.figure}>
        <LiveMap example={example} start={start} className={styles.framed ?? ''} />
        <figcaption className={styles.caption}>{example.description}</figcaption>
      </figure>
      <ExampleCode example={example} />
    </section>
  );
}

/** The example's source with its notes. */
export function ExampleCode({ example }: { readonly example: ExampleData }): ReactNode {
  return (
    <>
      <CodeBlock
        html={example.html}
        language="TypeScript"
        title="main.ts"
        actions={
          <a className={styles.open} href={`/examples/${example.name}/?full`}>
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
            Open full page
          </a>
        }
      />
      <ol className={styles.notes}>
        {example.notes.map((note) => (
          <li key={note} dangerouslySetInnerHTML={{ __html: note }} />
        ))}
      </ol>
    </>
  );
}
