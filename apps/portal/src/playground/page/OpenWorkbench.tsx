import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import settings from '@generated/mezzanine-playground/default/settings.json';
import type { YourMap } from '@mezzanine/examples/your-map';
import { site } from '../../../../../site.config.ts';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { fetchExampleBundle } from '../../identity/fetchExampleBundle.ts';
import controls from '../controls.module.css';
import { readFragment, type PlaygroundFragment } from '../share/sharedProgram.ts';
import { readBundle, type PlaygroundExample } from '../workbench/PlaygroundExample.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import { importWorkbench } from './importWorkbench.ts';
import type { PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

interface BenchProps {
  readonly examples: readonly PlaygroundExample[];
  readonly keptMap: YourMap | undefined;
}

interface WorkbenchProps extends BenchProps {
  readonly fragment: PlaygroundFragment;
  readonly poster: ReactNode;
  readonly tools: HTMLElement | null;
}

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'open';
      readonly View: ComponentType<WorkbenchProps>;
      readonly props: BenchProps;
    };

interface Props {
  readonly group: PlaygroundGroup;
  /** The fragment of the URL, which names an example, and may contain a program. */
  readonly hash: string;
  /** The example whose screenshot is shown until its map is. */
  readonly poster: ExampleCard | undefined;
  /** Where the tools of the program are shown. */
  readonly tools: HTMLElement | null;
  readonly getAccessToken: () => Promise<string>;
}

async function open({
  group,
  getAccessToken,
}: Pick<Props, 'group' | 'getAccessToken'>): Promise<Opening> {
  // Loads the editor and the examples concurrently.
  const [{ Workbench, keptMap }, bundle] = await Promise.all([
    importWorkbench().then(({ loadWorkbench }) => loadWorkbench()),
    fetchExampleBundle(settings.bundles, group, getAccessToken),
  ]);
  const examples = readBundle(bundle, site.server.sampleOrigin, window.location.origin);
  return { kind: 'open', View: Workbench, props: { examples, keptMap } };
}

/** The contents of a fragment; undefined until they are read. */
function useFragment(hash: string): PlaygroundFragment | undefined {
  const [fragment, setFragment] = useState<PlaygroundFragment>();
  useEffect(() => {
    let isGone = false;
    // Not `hash`: a program from a link is taken out of the URL once it is in the editor.
    void readFragment(window.location.hash).then((read) => {
      if (!isGone) setFragment(read);
    });
    return () => {
      isGone = true;
    };
  }, [hash]);
  return fragment;
}

/** The workbench of a group, for a signed-in user. */
export function OpenWorkbench({ group, hash, poster, tools, getAccessToken }: Props): ReactNode {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const fragment = useFragment(hash);
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
  const picture = poster && <ExamplePicture example={poster} size="whole" />;
  if (opening.kind === 'open' && fragment !== undefined) {
    return <opening.View {...opening.props} fragment={fragment} poster={picture} tools={tools} />;
  }
  if (opening.kind !== 'failed') {
    return (
      <div className={styles.reading}>
        <div className={styles.code}>
          <p className={styles.quiet} role="status">
            The editor and the examples are loading …
          </p>
        </div>
        <div className={styles.map}>{picture}</div>
      </div>
    );
  }
  return (
    <div role="alert" className={styles.invitation}>
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
