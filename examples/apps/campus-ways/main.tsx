import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  Navigation,
  useVenue,
  type Directions,
  type DirectionsLeg,
  type Location,
  type NoDirections,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const campus = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'campus',
  baseUrl: 'http://localhost:8080',
};

// #region places
const buildingOf = ({ spaces }: Location) => spaces[0]?.floor.floorStack;

function groupByBuilding(venue: Venue) {
  const places = venue.locations
    .filter(({ spaces }) => spaces.length > 0 && spaces.length < 6)
    .filter(({ spaces }) => spaces[0]?.kind !== 'facade')
    .sort((a, b) => a.name.localeCompare(b.name));
  return venue.floorStacks
    .map((stack) => ({ stack, places: places.filter((place) => buildingOf(place) === stack) }))
    .filter((group) => group.places.length > 0);
}
// #endregion

// #region parts
interface Part {
  readonly where: string;
  readonly legs: readonly DirectionsLeg[];
  /** Index of the first instruction of the part. */
  readonly step: number;
}

/** The route in a visitor's terms: through one building, across the grounds, up in another. */
function partsOf({ legs, instructions }: Directions): readonly Part[] {
  const parts: Part[] = [];
  legs.forEach((leg, index) => {
    const { floorStack } = leg.type === 'walk' ? leg.floor : leg.fromFloor;
    const last = parts.at(-1);
    if (last?.where === floorStack.name) {
      parts[parts.length - 1] = { ...last, legs: [...last.legs, leg] };
    } else {
      const step = instructions.findIndex((instruction) => instruction.leg >= index);
      parts.push({ where: floorStack.name, legs: [leg], step });
    }
  });
  return parts;
}

function describe({ legs }: Part) {
  const meters = legs.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0);
  const rides = legs.flatMap((leg) =>
    leg.type === 'connection' && leg.connection.kind !== 'door' ? leg.connection.kind : [],
  );
  return [`${Math.round(meters)} m`, ...new Set(rides)].join(', ');
}
// #endregion

function App() {
  const { venue, error } = useVenue(campus);
  if (error) throw error;
  return venue ? <Ways venue={venue} /> : <p role="status">Loading the campus</p>;
}

function Ways({ venue }: { venue: Venue }) {
  const groups = useMemo(() => groupByBuilding(venue), [venue]);
  const ofOtherBuilding = groups.filter(({ stack }) => stack.kind === 'building');
  const [from, setFrom] = useState<Place>(ofOtherBuilding[0]?.places[0]);
  const [to, setTo] = useState<Place>(ofOtherBuilding[1]?.places[0] ?? from);
  const [isStepFree, setStepFree] = useState(false);
  const [step, setStep] = useState(0);
  const way = useMemo(
    () => from && to && venue.directions(from, to, { isStepFree }),
    [venue, from, to, isStepFree],
  );
  const isWide = innerWidth > 640;

  return (
    <MapView venue={venue} floor={from?.spaces[0]?.floor}>
      <Camera screenOffsets={isWide ? { left: 344 } : { bottom: innerHeight * 0.48 }} />
      <Navigation
        directions={way}
        step={step}
        onStep={({ index }) => setStep(index)}
        {...(isStepFree && { color: '#0d9488' })}
      />
      <Corner place={isWide ? 'bottom-right' : 'top-right'}>
        <FloorSwitcher />
      </Corner>
      <main className="app">
        <h1>Ways across the campus</h1>
        <PlaceSelect label="You are at" groups={groups} value={from} onChange={setFrom} />
        <PlaceSelect label="You want to go to" groups={groups} value={to} onChange={setTo} />
        <label>
          <input
            type="checkbox"
            checked={isStepFree}
            onChange={({ target }) => setStepFree(target.checked)}
          />
          Step-free
        </label>
        {way && <p role="status">{lengthOf(way)}</p>}
        {way?.type === 'directions' && <Steps way={way} step={step} onStep={setStep} />}
      </main>
    </MapView>
  );
}

function lengthOf(way: Directions | NoDirections) {
  if (way.type === 'no-directions') return way.blockers.map(({ text }) => text).join(' ');
  const minutes = Math.ceil(way.durationSeconds / 60);
  return `${Math.round(way.distanceMeters)} m, about ${minutes} min`;
}

// #region steps
interface StepsProps {
  readonly way: Directions;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function Steps({ way, step, onStep }: StepsProps) {
  const parts = partsOf(way);
  const current = parts.filter((part) => part.step <= step).length - 1;
  return (
    <>
      <ol aria-label="Parts of the way">
        {parts.map((part, index) => (
          <li key={index}>
            <button
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onStep(part.step)}
            >
              <span>{part.where}</span>
              <small>{describe(part)}</small>
            </button>
          </li>
        ))}
      </ol>
      <div className="row">
        <button disabled={step === 0} onClick={() => onStep(step - 1)}>
          Back
        </button>
        <button
          className="main"
          disabled={step >= way.instructions.length - 1}
          onClick={() => onStep(step + 1)}
        >
          Next
        </button>
        <span aria-live="polite">{way.instructions[step]?.text}</span>
      </div>
    </>
  );
}
// #endregion

type Place = Location | undefined;

interface PlaceSelectProps {
  readonly label: string;
  readonly groups: ReturnType<typeof groupByBuilding>;
  readonly value: Place;
  readonly onChange: (place: Place) => void;
}

function PlaceSelect({ label, groups, value, onChange }: PlaceSelectProps) {
  const all = groups.flatMap(({ places }) => places);
  return (
    <label>
      {label}
      <select
        value={value?.id}
        onChange={({ target }) => onChange(all.find(({ id }) => id === target.value))}
      >
        {groups.map(({ stack, places }) => (
          <optgroup key={stack.id} label={stack.name}>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
