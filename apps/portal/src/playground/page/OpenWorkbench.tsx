import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import settings from '@generated/mezzanine-playground/default/settings.json';
import type { YourMap } from '@mezzanine/examples/your-map';
import { site } from '../../../../../site.config.ts';
import { fetchExampleBundle } from '../../identity/fetchExampleBundle.ts';
import controls from '../controls.module.css';
import { readFragment, type PlaygroundFragment } from '../share/sharedProgram.ts';
import { readBundle, type PlaygroundExample } from '../workbench/PlaygroundExample.ts';
import { importWorkbench } from './importWorkbench.ts';
import type { PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

interface WorkbenchProps {
  readonly examples: readonly PlaygroundExample[];
  readonly fragment: PlaygroundFragment;
  readonly keptMap: YourMap | undefined;
}

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'open';
      readonly View: ComponentType<WorkbenchProps>;
      readonly props: WorkbenchProps;
    };

interface Props {
  readonly group: PlaygroundGroup;
  readonly getAccessToken: () => Promise<string>;
}

async function open({ group, getAccessToken }: Props): Promise<Opening> {
  // Loads the editor and the examples concurrently.
  const [{ Workbench, keptMap }, bundle, fragment] = await Promise.all([
    importWorkbench().then(({ loadWorkbench }) => loadWorkbench()),
    fetchExampleBundle(settings.bundles, group, getAccessToken),
    readFragment(window.location.hash),
  ]);
  const examples = readBundle(bundle, site.server.sampleOrigin, window.location.origin);
  return { kind: 'open', View: Workbench, props: { examples, fragment, keptMap } };
}

/** The workbench of a group, for a signed-in user. */
export function OpenWorkbench({ group, getAccessToken }: Props): ReactNode {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    open({ group, getAccessToken })
      .catch((error: unknown): Opening => {
        return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
      })
      .then(
        (found) => {
          if (!isGone) setOpening(found);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [group, getAccessToken, attempt]);
  if (opening.kind === 'open') return <opening.View {...opening.props} />;
  if (opening.kind === 'loading') {
    return (
      <p className={styles.opening} role="status">
        The editor and the examples are loading …
      </p>
    );
  }
  return (
    <div role="alert" className={styles.opening}>
      <p>{opening.message}</p>
      <button
        type="button"
        className={controls.action}
        onClick={() => {
          setOpening({ kind: 'loading' });
          setAttempt((count) => count + 1);
        }}
      >
        Try again
      </button>
    </div>
  );
}
