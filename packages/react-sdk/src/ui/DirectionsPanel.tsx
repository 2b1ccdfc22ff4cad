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

/** An origin or destination. */
export type DirectionsEnd = Location | Space | undefined;

/** Origin and destination of directions. */
export interface DirectionsEnds {
  /** The origin. */
  readonly from: DirectionsEnd;
  /** The destination. */
  readonly to: DirectionsEnd;
}

/**
 * Texts of {@link DirectionsPanel} for other languages; instructions take theirs from
 * `options.texts`.
 */
export interface DirectionsPanelTexts extends Pick<
  SearchBoxTexts,
  'clear' | 'results' | 'noResults'
> {
  /** Accessible name of the panel. */
  readonly label: string;
  /** Label of the origin field. */
  readonly from: string;
  /** Label of the destination field. */
  readonly to: string;
  /** Button that swaps origin and destination. */
  readonly swap: string;
  /** Checkbox for step-free routes. */
  readonly stepFree: string;
  /** Shown if there is no route, before the reasons. */
  readonly noRoute: string;
  /** Formats a distance. */
  readonly distance: (meters: number) => string;
  /** Formats a duration. */
  readonly duration: (seconds: number) => string;
}

/** Props of {@link DirectionsPanel}. */
export interface DirectionsPanelProps {
  /** The venue to find routes in. */
  readonly venue: Venue;
  /** Origin and destination, for a controlled panel; default: the panel manages them. */
  readonly ends?: DirectionsEnds | undefined;
  /** Called when origin or destination changes. */
  readonly onEndsChange?: ((ends: DirectionsEnds) => void) | undefined;
  /** Called when a route is found, when there is none, or when an end is removed. */
  readonly onDirections?: ((result: Directions | NoDirections | undefined) => void) | undefined;
  /** Walking profile; the panel has its own checkbox for step-free routes. */
  readonly options?: Omit<DirectionsOptions, 'isStepFree'> | undefined;
  /** Index of the current step in `instructions`. */
  readonly step?: number | undefined;
  /** Called when a step is chosen; without it, steps are not buttons. */
  readonly onStep?: ((index: number, instruction: DirectionsInstruction) => void) | undefined;
  /** Texts that replace the English ones. */
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
  noRoute: 'There is no route.',
  clear: 'Clear',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (text) => `No results for “${text}”`,
  distance: distanceText,
  duration: durationText,
};

/** Asks for origin and destination, and shows the route step by step, or what blocks it. */
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

/** Searches again only if one of its inputs changes by value. */
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

/** Inline arrays are compared by value. */
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
        <strong>{texts.noRoute}</strong>
      </p>
      <ul data-mz-part="blockers">
        {result.blockers.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
