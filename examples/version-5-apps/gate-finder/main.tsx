import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  getVenue,
  showVenue,
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  type Coordinate,
  type Location,
  type MapView,
  type Venue,
} from '@mezzanine/mezzanine-js/v5';

// #region hooks
function useVenue() {
  const [venue, setVenue] = useState<Venue>();
  useEffect(() => {
    let isCurrent = true;
    void getVenue({
      clientId: 'mez_demo_2f6c1b7e9a',
      clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
      venue: 'airport',
      baseUrl: 'http://localhost:8080',
    }).then((loaded) => isCurrent && setVenue(loaded));
    return () => void (isCurrent = false);
  }, []);
  return venue;
}

function useMapView(venue: Venue) {
  const element = useRef<HTMLDivElement>(null);
  const [mapView, setMapView] = useState<MapView>();
  useEffect(() => {
    let isCurrent = true;
    const start = startOf(venue);
    const showing = showVenue(element.current!, venue, {
      labelAllLocationsOnInit: true,
      ...(start && { firstMap: start.map }),
    });
    void showing.then((shown) => isCurrent && setMapView(shown));
    return () => {
      isCurrent = false;
      void showing.then((shown) => shown.destroy());
    };
  }, [venue]);
  return { element, mapView };
}
// #endregion

// #region feed
interface Flight {
  readonly number: string;
  readonly city: string;
  readonly gate: Location;
  readonly formerGate?: Location;
  readonly boardsInMinutes: number;
}

const cities = ['Bergen', 'Cork', 'Lisbon', 'Oslo', 'Porto', 'Quebec', 'Reykjavik', 'Toronto'];

/** Replace this with your flight data: each tick is a minute, and some gates change. */
function useFlights(gates: readonly Location[], tickMs = 4000): readonly Flight[] {
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((passed) => passed + 1), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return useMemo(() => {
    return cities.flatMap((city, index) => {
      const gate = gates[(index * 7) % gates.length];
      const other = gates[(index * 7 + 4) % gates.length];
      const boardsInMinutes = 9 + index * 8 - minute;
      if (!gate || !other || boardsInMinutes < -5) return [];
      const flight = { number: `TW ${210 + index * 13}`, city, gate, boardsInMinutes };
      const hasMoved = index % 3 === 1 && minute >= index;
      return [hasMoved ? { ...flight, gate: other, formerGate: gate } : flight];
    });
  }, [gates, minute]);
}
// #endregion

function App() {
  const venue = useVenue();
  return venue ? <GateFinder venue={venue} /> : <p role="status">Loading the airport</p>;
}

function GateFinder({ venue }: { venue: Venue }) {
  const { element, mapView } = useMapView(venue);
  const gates = useMemo(() => {
    return venue.locations.filter(({ tags }) => tags.includes('boarding'));
  }, [venue]);
  const flights = useFlights(gates);
  const [start, setStart] = useState<Coordinate | undefined>(() => startOf(venue));
  const [isStepFree, setStepFree] = useState(false);
  const [number, setNumber] = useState<string>();
  const flight = flights.find((one) => one.number === number);

  // #region route
  const gate = flight?.gate;
  const route = useMemo(
    () => gate && start?.directionsTo(gate, { accessible: isStepFree }),
    [start, gate, isStepFree],
  );
  const minutes = route && route.path.length > 0 ? Math.ceil(route.distance / 75) : undefined;

  useEffect(() => {
    if (!mapView || !route) return;
    mapView.Journey.draw(route, { pathOptions: { color: isStepFree ? '#0d9488' : '#2563eb' } });
    return () => mapView.Journey.clear();
  }, [mapView, route, isStepFree]);
  // #endregion

  // #region start
  useEffect(() => {
    if (!mapView || !start) return;
    const pin = mapView.Markers.add(start, '<span class="pin">You</span>', {
      rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
    });
    return () => mapView.Markers.remove(pin);
  }, [mapView, start]);

  useEffect(() => {
    if (!mapView) return;
    const isSheet = innerWidth < 640;
    mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: innerHeight * 0.48 } : { left: 344 });
    mapView.on(E_SDK_EVENT.CLICK, ({ position }) => position && setStart(position));
  }, [mapView]);
  // #endregion

  return (
    <>
      <div ref={element} style={{ height: '100%' }} />
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
        <div aria-live="polite">{flight && <Advice flight={flight} minutes={minutes} />}</div>
        {flights.length === 0 && <p>This venue has no gates.</p>}
        <ul aria-label="Flights">
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
    </>
  );
}

function statusOf({ boardsInMinutes, formerGate }: Flight) {
  if (formerGate) return `was ${formerGate.name}`;
  if (boardsInMinutes > 0) return `boards in ${boardsInMinutes} min`;
  return boardsInMinutes > -3 ? 'boarding' : 'last call';
}

function Advice({ flight, minutes }: { flight: Flight; minutes: number | undefined }) {
  const { city, gate, formerGate, boardsInMinutes } = flight;
  if (minutes === undefined) return <p className="alert">There is no route to {gate.name}.</p>;
  const spare = boardsInMinutes - minutes;
  return (
    <p className="alert">
      {formerGate && <strong>The gate has changed. </strong>}
      {city} leaves from {gate.name}: {minutes} min on foot.{' '}
      {spare > 0 ? `Leave in ${spare} min.` : 'Go now.'}
    </p>
  );
}

/** Where travelers start: a check-in desk, or the first place of a venue without one. */
function startOf(venue: Venue) {
  const places = venue.locations.filter(({ polygons }) => polygons.length > 0);
  const place = places.find(({ tags }) => tags.includes('check-in')) ?? places[0];
  return place?.polygons[0]?.center;
}

createRoot(document.getElementById('root')!).render(<App />);
