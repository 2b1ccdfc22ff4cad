import { useId, useRef, useState, type ReactNode } from 'react';
import { yourMapId, type YourMap } from '@mezzanine/examples/your-map';
import type { PlaygroundFragment, SharedProgram } from '../share/sharedProgram.ts';
import type { RunState } from '../preview/PreviewSession.ts';
import { namesYourMap } from '../your-map/namesYourMap.ts';
import { useYourMap, type YourMapState } from '../your-map/useYourMap.ts';
import { YourMapPanel } from '../your-map/YourMapPanel.tsx';
import controls from '../controls.module.css';
import { ConsolePanel } from './ConsolePanel.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { PhoneTabs, type Part } from './PhoneTabs.tsx';
import { shortName, type PlaygroundExample } from './PlaygroundExample.ts';
import { Toolbar } from './Toolbar.tsx';
import { useBench } from './useBench.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { venuesOfProgram } from './venueOfProgram.ts';
import { useVenues, type DemoVenue } from './useVenues.ts';
import styles from './Workbench.module.css';

const states: Readonly<Record<RunState, string>> = {
  loading: 'Starting',
  late: 'The preview does not start. Wait, if your connection is slow, or run the program again.',
  running: 'Running',
  busy: 'The program is busy and does not respond. Stop it, or wait.',
  stopped: 'Stopped. Run the program to see it.',
};

interface BenchProps {
  readonly example: PlaygroundExample;
  readonly shared: SharedProgram | undefined;
  readonly venues: readonly DemoVenue[];
  readonly yourMap: YourMapState;
}

/** The demo venues and, if there is one, the user's own map. */
function venuesWith(venues: readonly DemoVenue[], map: YourMap | undefined): readonly DemoVenue[] {
  if (map === undefined) return venues;
  return [...venues, { id: yourMapId, name: `Your map: ${map.venue}` }];
}

interface OwnMapProps {
  readonly example: PlaygroundExample;
  readonly text: string;
  readonly yourMap: YourMapState;
  readonly onVenue: (id: string) => void;
}

/** The user's own map next to a program, which runs on it as soon as it is imported. */
function OwnMap({ example, text, yourMap, onVenue }: OwnMapProps): ReactNode {
  const isInUse = namesYourMap(text);
  return (
    <YourMapPanel
      state={yourMap}
      isInUse={isInUse}
      onFile={(file) => {
        void yourMap.open(file).then((isOpen) => {
          if (isOpen) onVenue(yourMapId);
        });
      }}
      onUse={() => onVenue(yourMapId)}
      onRemove={() => {
        yourMap.remove();
        const [own] = venuesOfProgram(example.source);
        if (own !== undefined && isInUse) onVenue(own);
      }}
    />
  );
}

function BenchView({ example, shared, venues, yourMap }: BenchProps): ReactNode {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [part, setPart] = useState<Part>('Code');
  const code = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const bench = useBench(example, shared, { code, map, helpId: `${id}-help` }, yourMap.map);
  const { state, entries, actions, notice, onOwn } = bench;
  const idOf = (each: Part) => `${id}-${each}`;
  const panel = (each: Part) => ({
    id: idOf(each),
    'data-part': each,
    ...(isNarrow
      ? { role: 'tabpanel', 'aria-label': each, 'data-shown': each === part }
      : { role: 'region', 'aria-label': each }),
  });
  const ownMap = (
    <OwnMap example={example} text={bench.text} yourMap={yourMap} onVenue={actions.onVenue} />
  );
  return (
    <div className={styles.bench} data-state={state}>
      {isNarrow ? null : ownMap}
      <Toolbar
        {...actions}
        isNarrow={isNarrow}
        state={state}
        text={bench.text}
        runsOnChange={bench.runsOnChange}
        canUndoReset={bench.canUndoReset}
        venues={venuesWith(venues, yourMap.map)}
        onRun={() => {
          actions.onRun();
          if (isNarrow) setPart('Map');
        }}
      />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      {onOwn === undefined ? null : (
        <button type="button" className={controls.action} onClick={onOwn}>
          Bring back my version
        </button>
      )}
      {isNarrow ? (
        <PhoneTabs
          part={part}
          errors={entries.filter(({ level }) => level === 'error').length}
          idOf={idOf}
          onPart={setPart}
        />
      ) : null}
      <div className={styles.panels}>
        <div {...panel('Code')} ref={code} className={styles.code} />
        <div {...panel('Map')} className={styles.map}>
          <div ref={map} className={styles.frame} />
          <p className={styles.state} role="status">
            {states[state]}
          </p>
        </div>
        <div {...panel('Console')} className={styles.console}>
          <ConsolePanel
            entries={entries}
            file={example.file}
            onLine={(line) => {
              setPart('Code');
              bench.goTo(line);
            }}
          />
        </div>
      </div>
      {isNarrow ? ownMap : null}
      <KeyboardHelp id={`${id}-help`} />
    </div>
  );
}

interface Props {
  readonly examples: readonly PlaygroundExample[];
  /** Contents of the URL fragment when the page was opened. */
  readonly fragment: PlaygroundFragment;
  /** The user's own map from an earlier visit. */
  readonly keptMap: YourMap | undefined;
}

/** The examples of a group, one at a time: program, map, and console. */
export function Workbench({ examples, fragment, keptMap }: Props): ReactNode {
  const [chosen, setChosen] = useState(fragment.example);
  const [shared, setShared] = useState(fragment.program);
  const venues = useVenues();
  const yourMap = useYourMap(keptMap);
  const example = examples.find((each) => shortName(each) === chosen) ?? examples[0];
  const isNarrow = useIsNarrow();
  if (example === undefined) return null;
  const description = <p className={styles.description}>{example.description}</p>;
  function choose(name: string): void {
    setShared(undefined);
    setChosen(name);
    window.history.replaceState(window.history.state, '', `#${name}`);
  }
  return (
    <div className={styles.workbench}>
      <div className={styles.head}>
        <label className={styles.examples}>
          Example
          <select value={shortName(example)} onChange={({ target }) => choose(target.value)}>
            {examples.map((each) => (
              <option key={each.name} value={shortName(each)}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        {isNarrow ? null : description}
      </div>
      <BenchView
        key={example.name}
        example={example}
        shared={shared}
        venues={venues}
        yourMap={yourMap}
      />
      {isNarrow ? description : null}
    </div>
  );
}
