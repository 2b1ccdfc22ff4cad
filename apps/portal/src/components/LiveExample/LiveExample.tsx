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
  /** `none` where the page quotes the program piece by piece; default `whole`. */
  readonly code?: 'whole' | 'none';
}

/** One source twice: running as a map, and below it as the code that runs. */
export function LiveExample({ example, start = 'near', code = 'whole' }: Props): ReactNode {
  return (
    <section className={styles.example} aria-label={`Live example: ${example.title}`}>
      <figure className={styles.figure}>
        <LiveMap example={example} start={start} className={styles.framed ?? ''} />
        <figcaption className={styles.caption}>
          {example.description}
          {code === 'none' ? (
            <>
              {' '}
              <a href={fullPageOf(example)}>Open it as a page of its own.</a>
            </>
          ) : null}
        </figcaption>
      </figure>
      {code === 'whole' ? <ExampleCode example={example} /> : null}
    </section>
  );
}

function fullPageOf({ name }: ExampleData): string {
  return `/examples/${name}/?full`;
}

/** The example's source with its notes. */
export function ExampleCode({ example }: { readonly example: ExampleData }): ReactNode {
  return (
    <>
      <CodeBlock
        html={example.html}
        language="TypeScript"
        title={example.file}
        actions={
          <a className={styles.open} href={fullPageOf(example)}>
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
