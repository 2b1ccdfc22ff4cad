import { ArrowUpDown, Plus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { isFocusLost } from '../layout/isFocusLost.ts';
import { IconButton } from '../layout/IconButton.tsx';
import { useViewer, type ViewerParts } from '../state/ViewerContext.ts';
import { findPlaces } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { hasOrigin } from './hasOrigin.ts';
import { PlacePicker, type Suggestion } from './PlacePicker.tsx';
import { StopField } from './StopField.tsx';
import { StepFreeSwitch } from './StepFreeSwitch.tsx';
import styles from './RouteFields.module.css';

/** Fields for departure, stops, and destination. */
export function RouteFields(): ReactElement {
  const parts = useViewer();
  const { state, dispatch, texts } = parts;
  const { stops, location } = state;
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  // The field of a stop is removed or replaced after a selection.
  const goOn = () => {
    setTimeout(() => {
      if (isFocusLost()) add.current?.focus({ preventScroll: true });
    });
  };
  const words = texts.directions;
  return (
    <div className={styles.fields}>
      <ol className={styles.list}>
        <li className={styles.row}>
          <span className={styles.start} aria-hidden />
          <EndField index={0} />
        </li>
        {stops.map((stop, index) => (
          <StopField
            key={`${index} ${stop}`}
            number={index + 1}
            value={namesOf(parts, [stop]) || stop}
            onChoose={(place) => {
              dispatch({ type: 'set-stop', index: index + 1, place });
              goOn();
            }}
            onRemove={() => {
              dispatch({ type: 'remove-stop', index });
              goOn();
            }}
          />
        ))}
        {isAdding && (
          <StopField
            number={stops.length + 1}
            value=""
            onChoose={(place) => {
              dispatch({ type: 'add-stop', place });
              setAdding(false);
              goOn();
            }}
            onRemove={() => {
              setAdding(false);
              goOn();
            }}
          />
        )}
        <li className={styles.row}>
          <span className={styles.end} aria-hidden />
          <EndField index={stops.length + 1} />
          <IconButton label={words.reverse} onPress={() => dispatch({ type: 'reverse' })}>
            <ArrowUpDown size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </li>
      </ol>
      <div className={styles.options}>
        <StepFreeSwitch />
        {location.length > 0 && !isAdding && (
          <button ref={add} type="button" className={styles.add} onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.5} aria-hidden />
            {words.addStop}
          </button>
        )}
      </div>
    </div>
  );
}

/** Departure or destination; the missing one is focused when directions open. */
function EndField({ index }: { readonly index: number }): ReactElement {
  const parts = useViewer();
  const { state, dispatch, texts } = parts;
  const words = texts.directions;
  const isStart = index === 0;
  const { departure, location, origin, youAreHere } = state;
  const here = origin ? words.yourPosition : youAreHere ? words.youAreHere : '';
  const isHere = isStart && departure.length === 0;
  const isMissing = isStart ? !hasOrigin(parts) : location.length === 0 && hasOrigin(parts);
  return (
    <PlacePicker
      label={isStart ? words.from : words.to}
      value={isHere ? here : namesOf(parts, isStart ? departure : location)}
      autoFocus={isMissing}
      suggestions={isStart ? startsOf(parts) : []}
      onChoose={(place) => dispatch({ type: 'set-stop', index, place })}
      onClear={() => dispatch({ type: 'set-stop', index, place: undefined })}
    />
  );
}

/** Departures besides places. */
function startsOf({ state, dispatch, venue, texts }: ViewerParts): readonly Suggestion[] {
  const { position, youAreHere, location, accessible } = state;
  const words = texts.directions;
  const suggestions: Suggestion[] = [];
  const start = (departure: readonly string[]) =>
    dispatch({ type: 'set', change: { departure, origin: position } });
  if (position) {
    suggestions.push({ key: 'position', name: words.yourPosition, onChoose: () => start([]) });
  } else if (youAreHere) {
    suggestions.push({ key: 'here', name: words.youAreHere, onChoose: () => start([]) });
  }
  const [to] = findPlaces(venue, location).places;
  const doors = venue.entrances.filter(({ isExterior }) => isExterior);
  if (to && doors.length > 0) {
    const findDoor = () => {
      const [nearest] = venue.nearest(to, doors, { isStepFree: accessible });
      const door = nearest?.target ?? doors[0];
      if (door && 'id' in door) start([door.id]);
    };
    suggestions.push({ key: 'door', name: words.nearestEntrance, onChoose: findDoor });
  }
  return suggestions;
}

function namesOf({ venue, texts }: ViewerParts, names: readonly string[]): string {
  return findPlaces(venue, names)
    .places.map((place) => nameOf(place, texts))
    .join(', ');
}
