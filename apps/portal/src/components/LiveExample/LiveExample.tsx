import type { ReactNode } from 'react';
import type { ExampleData } from '../../../plugins/examples/ExampleData.ts';
import { MapChoice } from '../../your-map/MapChoice.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { ExampleAnchor } from '../CodeBlock/ExampleAnchor.tsx';
import { exampleAddress, fullPageOf, isPhoneApp, type ExampleLink } from './exampleAddress.ts';
import { LiveMap, type StartWhen } from './LiveMap.tsx';
import styles from './LiveExample.module.css';

interface Props {
  /** Example that the build adds for `name`. */
  readonly example: ExampleData;
  /** When the map starts; default `near`. */
  readonly start?: StartWhen;
  /** `none` if the page quotes the program in parts; default `whole`. */
  readonly code?: 'whole' | 'none';
  /** Link above the code; default: to the playground. */
  readonly link?: ExampleLink;
}

/** An example as a running map, with its source below. */
export function LiveExample(props: Props): ReactNode {
  const { example, start = 'near', code = 'whole', link = exampleAddress(example.name) } = props;
  const shape = isPhoneApp(example.name) ? styles.phone : styles.framed;
  return (
    <section className={styles.example} aria-label={`Live example: ${example.title}`}>
      <figure className={styles.figure}>
        <LiveMap example={example} start={start} className={shape ?? ''} />
        <figcaption className={styles.caption}>
          {example.description}
          {code === 'none' ? (
            <>
              {' '}
              <a href={fullPageOf(example.name).href}>Open it as its own page.</a>
            </>
          ) : null}{' '}
          <MapChoice />
        </figcaption>
      </figure>
      {code === 'whole' ? <ExampleCode example={example} link={link} /> : null}
    </section>
  );
}

interface CodeProps {
  readonly example: ExampleData;
  readonly link?: ExampleLink;
}

/** The source of an example with its notes. */
export function ExampleCode({
  example,
  link = exampleAddress(example.name),
}: CodeProps): ReactNode {
  return (
    <>
      <CodeBlock
        html={example.html}
        htmlId={example.htmlId}
        language="TypeScript"
        title={example.file}
        {...(example.types !== undefined && { types: example.types })}
        actions={<ExampleAnchor {...link} />}
      />
      <ol className={styles.notes}>
        {example.notes.map((note) => (
          <li key={note} dangerouslySetInnerHTML={{ __html: note }} />
        ))}
      </ol>
    </>
  );
}
