import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
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
import { isUntouched } from './useProgram.ts';
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
  /** The screenshot of the example. */
  readonly poster: ReactNode;
  /** Where the toolbar is shown. */
  readonly tools: HTMLElement | null;
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

interface MapPanelProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: RunState;
  /** Shown until the map appears; undefined if the program shows another map. */
  readonly poster: ReactNode;
}

/** The running program, behind the screenshot of its map until that is shown. */
function MapPanel({ place, state, poster }: MapPanelProps): ReactNode {
  return (
    <>
      <div ref={place} className={styles.frame} />
      {poster === undefined ? null : <div className={styles.poster}>{poster}</div>}
      <p className={styles.state} role="status">
        {states[state]}
      </p>
    </>
  );
}

function BenchView(props: BenchProps): ReactNode {
  const { example, shared, venues, yourMap, poster, tools } = props;
  const id = useId();
  const isNarrow = useIsNarrow();
  const [part, setPart] = useState<Part>('Code');
  const code = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const bench = useBench(example, shared, { code, map, helpId: `${id}-help` }, yourMap.map);
  const { actions, notice, onOwn } = bench;
  const { state, entries, hasShownMap } = bench.preview;
  const panel = (each: Part) => ({
    id: `${id}-${each}`,
    'data-part': each,
    ...(isNarrow
      ? { role: 'tabpanel', 'aria-label': each, 'data-shown': each === part }
      : { role: 'region', 'aria-label': each }),
  });
  const toolbar = (
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
  );
  return (
    <div className={styles.bench} data-state={state}>
      {tools === null ? null : createPortal(toolbar, tools)}
      <Notice text={notice} onOwn={onOwn} />
      {isNarrow ? (
        <PhoneTabs
          part={part}
          errors={entries.filter(({ level }) => level === 'error').length}
          idOf={(each) => `${id}-${each}`}
          onPart={setPart}
        />
      ) : null}
      <div className={styles.panels}>
        <div {...panel('Code')} ref={code} className={styles.code} />
        <div {...panel('Map')} className={styles.map}>
          <MapPanel
            place={map}
            state={state}
            poster={hasShownMap || !isUntouched(bench.text, example) ? undefined : poster}
          />
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
      <div className={styles.foot}>
        <OwnMap example={example} text={bench.text} yourMap={yourMap} onVenue={actions.onVenue} />
        <KeyboardHelp id={`${id}-help`} />
      </div>
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  /** Restores the user's version that a program from a link replaced. */
  readonly onOwn: (() => void) | undefined;
}

function Notice({ text, onOwn }: NoticeProps): ReactNode {
  return (
    <div className={styles.notices}>
      <p className={styles.notice} role="status">
        {text}
      </p>
      {onOwn === undefined ? null : (
        <button type="button" className={controls.action} onClick={onOwn}>
          Bring back my version
        </button>
      )}
    </div>
  );
}

interface Props {
  readonly examples: readonly PlaygroundExample[];
  /** Contents of the URL fragment. Another object opens its example again. */
  readonly fragment: PlaygroundFragment;
  /** The user's own map from an earlier visit. */
  readonly keptMap: YourMap | undefined;
  /** The screenshot of the example. */
  readonly poster: ReactNode;
  /** Where the toolbar is shown. */
  readonly tools: HTMLElement | null;
}

/** An example of a group: program, map, and console. */
export function Workbench({ examples, fragment, keptMap, poster, tools }: Props): ReactNode {
  const venues = useVenues();
  const yourMap = useYourMap(keptMap);
  const serial = useSerial(fragment);
  const example = examples.find((each) => shortName(each) === fragment.example) ?? examples[0];
  if (example === undefined) return null;
  return (
    <BenchView
      key={serial}
      example={example}
      shared={fragment.program}
      venues={venues}
      yourMap={yourMap}
      poster={poster}
      tools={tools}
    />
  );
}

/** A number that changes with the value. */
function useSerial(value: unknown): number {
  const [seen, setSeen] = useState({ value, serial: 0 });
  if (seen.value === value) return seen.serial;
  const next = { value, serial: seen.serial + 1 };
  setSeen(next);
  return next.serial;
}
