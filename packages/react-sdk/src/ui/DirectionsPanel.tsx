'use client';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type {
  Directions,
  DirectionsInstruction,
  DirectionsOptions,
  Location,
  NoDirections,
  Space,
  Venue,
} from '@mezzanine/mezzanine-js';
import { isSameShallow } from '../sameness.ts';
import { useLatest } from '../useLatest.ts';
import { useStable } from '../useStable.ts';
import { Icon } from './Icon.tsx';
import { distanceText, durationText } from './measures.ts';
import { PlaceField } from './PlaceField.tsx';
import type { SearchBoxTexts } from './SearchBox.tsx';
import { StepList } from './StepList.tsx';

/** Where directions begin or end. */
export type DirectionsEnd = Location | Space | undefined;

/** Where directions begin and end. */
export interface DirectionsEnds {
  /** Where they begin. */
  readonly from: DirectionsEnd;
  /** Where they end. */
  readonly to: DirectionsEnd;
}

/** Texts of {@link DirectionsPanel}, for other languages; those of steps come with `options.texts`. */
export interface DirectionsPanelTexts extends Pick<
  SearchBoxTexts,
  'clear' | 'results' | 'noResults'
> {
  /** What screen readers call the panel. */
  readonly label: string;
  /** Label of the field for the start. */
  readonly from: string;
  /** Label of the field for the destination. */
  readonly to: string;
  /** The button that changes start and destination. */
  readonly swap: string;
  /** The box for ways without steps. */
  readonly stepFree: string;
  /** Said where there is no way, before the reasons. */
  readonly noWay: string;
  /** Words for a distance. */
  readonly distance: (meters: number) => string;
  /** Words for a time. */
  readonly duration: (seconds: number) => string;
}

/** Props of {@link DirectionsPanel}. */
export interface DirectionsPanelProps {
  /** Where the way is looked for. */
  readonly venue: Venue;
  /** Start and destination, where the page holds them; default: the panel does. */
  readonly ends?: DirectionsEnds | undefined;
  /** Start or destination was chosen. */
  readonly onEndsChange?: ((ends: DirectionsEnds) => void) | undefined;
  /** A way was found, or none, or an end was taken away. */
  readonly onDirections?: ((result: Directions | NoDirections | undefined) => void) | undefined;
  /** Who walks; the box for step-free ways is the panel's own. */
  readonly options?: Omit<DirectionsOptions, 'isStepFree'> | undefined;
  /** The step one is at, by its place in `instructions`. */
  readonly step?: number | undefined;
  /** A step was chosen; without it, steps are no buttons. */
  readonly onStep?: ((index: number, instruction: DirectionsInstruction) => void) | undefined;
  /** Words of your own in place of the English ones. */
  readonly texts?: Partial<DirectionsPanelTexts> | undefined;
  /** Class of the panel. */
  readonly className?: string | undefined;
}

const TEXTS: DirectionsPanelTexts = {
  label: 'Directions',
  from: 'From',
  to: 'To',
  swap: 'Swap start and destination',
  stepFree: 'Step-free',
  noWay: 'There is no way.',
  clear: 'Clear',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (text) => `Nothing found for “${text}”`,
  distance: distanceText,
  duration: durationText,
};

/** Asks from where to where, and shows the way step by step, or what stands in it. */
export function DirectionsPanel(props: DirectionsPanelProps): ReactElement {
  const { venue, onEndsChange, className } = props;
  const texts = { ...TEXTS, ...props.texts };
  const [own, setOwn] = useState<DirectionsEnds>({ from: undefined, to: undefined });
  const [isStepFree, setStepFree] = useState(false);
  const ends = props.ends ?? own;
  const result = useResult(props, ends, isStepFree);
  const change = (next: DirectionsEnds) => {
    setOwn(next);
    onEndsChange?.(next);
  };
  const field = (end: 'from' | 'to') => (
    <PlaceField
      venue={venue}
      label={texts[end]}
      value={ends[end]}
      onChange={(place) => change({ ...ends, [end]: place })}
      texts={texts}
    />
  );
  return (
    <section data-mz="directions-panel" aria-label={texts.label} className={className}>
      <div data-mz-part="ends">
        {field('from')}
        {field('to')}
        <button
          type="button"
          data-mz-part="swap"
          aria-label={texts.swap}
          onClick={() => change({ from: ends.to, to: ends.from })}
        >
          <Icon name="swap" />
        </button>
      </div>
      <label data-mz-part="option">
        <input
          type="checkbox"
          checked={isStepFree}
          onChange={({ target }) => setStepFree(target.checked)}
        />
        {texts.stepFree}
      </label>
      <div role="status" data-mz-part="summary">
        {result && <Summary result={result} texts={texts} />}
      </div>
      {result?.type === 'directions' && (
        <StepList
          directions={result}
          current={props.step}
          onStep={props.onStep}
          distance={texts.distance}
        />
      )}
    </section>
  );
}

/** Searches again only when something it depends on says something else. */
function useResult(
  { venue, options: given, onDirections }: DirectionsPanelProps,
  { from, to }: DirectionsEnds,
  isStepFree: boolean,
): Directions | NoDirections | undefined {
  const options = useStable(given, isSameOptions);
  const result = useMemo(() => {
    if (!from || !to) return undefined;
    return venue.directions(from, to, { ...options, isStepFree });
  }, [venue, from, to, options, isStepFree]);
  const tell = useLatest(onDirections);
  useEffect(() => {
    tell.current?.(result);
  }, [result, tell]);
  return result;
}

/** Written inline or not: lists are compared by what is in them. */
function isSameOptions(a: DirectionsOptions = {}, b: DirectionsOptions = {}): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof DirectionsOptions>;
  return [...keys].every((key) => isSameShallow(a[key], b[key]));
}

interface SummaryProps {
  readonly result: Directions | NoDirections;
  readonly texts: DirectionsPanelTexts;
}

function Summary({ result, texts }: SummaryProps): ReactElement {
  if (result.type === 'directions') {
    return (
      <p>
        <strong>{texts.duration(result.durationSeconds)}</strong>{' '}
        <span data-mz-part="detail">{texts.distance(result.distanceMeters)}</span>
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>{texts.noWay}</strong>
      </p>
      <ul data-mz-part="blockers">
        {result.blockers.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
