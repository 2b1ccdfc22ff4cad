import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  Marker,
  Navigation,
  SpaceState,
  useVenue,
  type DirectionsTarget,
  type Space,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const airport = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
};

// #region feed
interface Flight {
  readonly number: string;
  readonly city: string;
  readonly gate: Space;
  readonly formerGate?: Space;
  readonly boardsInMinutes: number;
}

const cities = ['Bergen', 'Cork', 'Lisbon', 'Oslo', 'Porto', 'Quebec', 'Reykjavik', 'Toronto'];

function firstFlights(gates: readonly Space[]): readonly Flight[] {
  return cities.flatMap((city, index) => {
    const gate = gates[(index * 7) % gates.length];
    const boardsInMinutes = 9 + index * 8;
    return gate ? [{ number: `TW ${210 + index * 13}`, city, gate, boardsInMinutes }] : [];
  });
}

/** Replace this with your flight data. Each tick is a minute, and sometimes a gate changes. */
function useFlights(gates: readonly Space[], tickMs = 4000): readonly Flight[] {
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((passed) => passed + 1), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return useMemo(() => {
    return firstFlights(gates).flatMap((flight, index) => {
      const boardsInMinutes = flight.boardsInMinutes - minute;
      const other = gates[(index * 7 + 4) % gates.length];
      const hasMoved = other && index % 3 === 1 && minute >= index;
      if (boardsInMinutes < -5) return [];
      if (!hasMoved) return [{ ...flight, boardsInMinutes }];
      return [{ ...flight, gate: other, formerGate: flight.gate, boardsInMinutes }];
    });
  }, [gates, minute]);
}
// #endregion

function App() {
  const { venue, error } = useVenue(airport);
  if (error) throw error;
  return venue ? <GateFinder venue={venue} /> : <p role="status">Loading the airport</p>;
}

function GateFinder({ venue }: { venue: Venue }) {
  const gates = useMemo(() => venue.spaces.filter(({ kind }) => kind === 'gate'), [venue]);
  const flights = useFlights(gates);
  const [start, setStart] = useState<DirectionsTarget>(() => entranceOf(venue));
  const [isStepFree, setStepFree] = useState(false);
  const [number, setNumber] = useState<string>();
  const flight = flights.find((one) => one.number === number);
  const isWide = innerWidth > 640;

  // #region way
  const gate = flight?.gate;
  const way = useMemo(
    () => gate && venue.directions(start, gate, { isStepFree }),
    [venue, start, gate, isStepFree],
  );
  const walk = way?.type === 'directions' ? Math.ceil(way.durationSeconds / 60) : undefined;
  // #endregion

  return (
    <MapView
      venue={venue}
      onClick={({ coordinate, floor }) => {
        if (coordinate) setStart({ ...coordinate, floorId: floor.id });
      }}
    >
      <Camera screenOffsets={isWide ? { left: 344 } : { bottom: innerHeight * 0.48 }} />
      {gate && <SpaceState target={gate} color="#e4572e" />}
      {'longitude' in start && (
        <Marker target={start} priority="always">
          <span className="pin">You</span>
        </Marker>
      )}
      <Navigation directions={way} {...(isStepFree && { color: '#0d9488' })} />
      <Corner place={isWide ? 'bottom-right' : 'top-right'}>
        <FloorSwitcher />
      </Corner>
      <main className="app">
        <h1>Departures</h1>
        <p>
          <small>Choose your flight. Click the map where you are.</small>
        </p>
        <label>
          <input
            type="checkbox"
            checked={isStepFree}
            onChange={({ target }) => setStepFree(target.checked)}
          />
          Step-free
        </label>
        <div aria-live="polite">{flight && <Advice flight={flight} walk={walk} />}</div>
        {flights.length === 0 && <p>No flight leaves from this venue: it has no gates.</p>}
        <ul>
          {flights.map((one) => (
            <li key={one.number}>
              <button
                aria-pressed={one === flight}
                onClick={() => setNumber(one === flight ? undefined : one.number)}
              >
                <span>{one.city}</span>
                <strong>{one.gate.name}</strong>
                <small>{one.number}</small>
                <small>{statusOf(one)}</small>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </MapView>
  );
}

// #region advice
function statusOf({ boardsInMinutes, formerGate }: Flight) {
  if (formerGate) return `was ${formerGate.name}`;
  if (boardsInMinutes > 0) return `boards in ${boardsInMinutes} min`;
  return boardsInMinutes > -3 ? 'boarding' : 'last call';
}

function Advice({ flight, walk }: { flight: Flight; walk: number | undefined }) {
  const { city, gate, formerGate, boardsInMinutes } = flight;
  if (walk === undefined) return <p className="alert">There is no way to {gate.name}.</p>;
  const spare = boardsInMinutes - walk;
  return (
    <p className="alert">
      {formerGate && <strong>The gate has changed. </strong>}
      {city} leaves from {gate.name}: {walk} min on foot.{' '}
      {spare > 0 ? `Be on your way in ${spare} min.` : 'Go now.'}
    </p>
  );
}
// #endregion

/** An entrance from the street, which may be on another floor than the initial one. */
function entranceOf(venue: Venue): DirectionsTarget {
  const building = venue.floorStacks.find(({ kind }) => kind === 'building');
  const ground = building?.floors.find(({ elevation }) => elevation === 0);
  const doors = venue.entrances.filter(({ isExterior }) => isExterior);
  const door = doors.find(({ floor }) => floor === ground) ?? doors[0];
  return door?.center ?? { ...venue.center, floorId: building?.defaultFloor.id ?? '' };
}

createRoot(document.getElementById('root')!).render(<App />);
