import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExampleData } from '../../plugins/examples/ExampleData.ts';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { exampleAddress } from '../components/LiveExample/exampleAddress.ts';
import { ExampleCode } from '../components/LiveExample/LiveExample.tsx';
import { useNearViewport } from '../components/LiveExample/useNearViewport.ts';
import styles from './ShowcaseApps.module.css';

/** Includes only apps, because the list of chunks is sent with every page. */
async function loadSource(example: string): Promise<ExampleData> {
  const name = example.replace('/', '.');
  const module = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /[\\/](version-5-)?apps\.[\w-]+\.json$/ */ `@generated/mezzanine-examples/default/${name}.json`
  )) as { readonly default: ExampleData };
  return module.default;
}

/** The program of an app with notes, loaded near the viewport. */
export function AppSource({ item }: { readonly item: ShowcaseItem }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const [source, setSource] = useState<ExampleData>();
  const [hasFailed, setFailed] = useState(false);
  const { example } = item;
  useEffect(() => {
    if (!isNear || source !== undefined || hasFailed) return;
    loadSource(example).then(setSource, () => {
      setFailed(true);
    });
  }, [isNear, source, hasFailed, example]);
  return (
    <div ref={place} className={styles.source}>
      {source === undefined ? (
        <p role="status">{hasFailed ? 'The source could not be loaded.' : 'Loading the source'}</p>
      ) : (
        <ExampleCode example={source} link={exampleAddress(example)} />
      )}
      {hasFailed ? (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            setFailed(false);
          }}
        >
          Try again
        </button>
      ) : null}
    </div>
  );
}
