import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  Shape,
  SpaceState,
  useFloor,
  useVenue,
  type Floor,
  type Location,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const office = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
};

// #region feed
type Status = 'free' | 'soon' | 'taken';

const colors: Record<Status, string> = { free: '#7cc4a8', soon: '#f0c75e', taken: '#d77f6b' };
const words: Record<Status, string> = { free: 'free', soon: 'free soon', taken: 'taken' };

/** Replace this with your sensors and calendars: every room and desk goes through its own day. */
function useStatus(tickMs = 3000) {
  const [tick, setTick] = useState(0);
  const [booked, setBooked] = useState<ReadonlySet<Location>>(new Set());
  useEffect(() => {
    const timer = setInterval(() => setTick((passed) => passed + 1), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  const statusOf = (place: Location): Status => {
    const seed = [...place.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    const hour = (Math.abs(seed % 24) + tick) % 24;
    if (booked.has(place)) return 'taken';
    return hour < 11 ? 'free' : hour < 14 ? 'soon' : 'taken';
  };
  const book = (place: Location) => setBooked((before) => new Set(before).add(place));
  return { statusOf, book, booked };
}
// #endregion

// #region places
const seats = ({ metadata }: Location) => Number(metadata['capacity']);
const floorOf = ({ spaces, obstructions }: Location) => (spaces[0] ?? obstructions[0])?.floor;

function placesOn(floor: Floor, venue: Venue) {
  const here = venue.locations.filter((place) => floorOf(place) === floor);
  return {
    rooms: here.filter((place) => seats(place) > 0 && place.spaces.length > 0),
    desks: here.filter(({ kind, obstructions }) => kind === 'desk' && obstructions.length > 0),
  };
}
// #endregion

function App() {
  const { venue, error } = useVenue(office);
  if (error) throw error;
  if (!venue) return <p role="status">Loading the office</p>;
  const first = venue.floorStacks.find(({ kind }) => kind === 'building')?.floors[1];
  return (
    <MapView venue={venue} floor={first}>
      <RoomFinder venue={venue} />
    </MapView>
  );
}

function RoomFinder({ venue }: { venue: Venue }) {
  const floor = useFloor();
  const { statusOf, book, booked } = useStatus();
  const [people, setPeople] = useState(1);
  const [isFreeOnly, setFreeOnly] = useState(false);
  const [chosen, setChosen] = useState<Location>();
  const isWide = innerWidth > 640;

  const { rooms, desks } = useMemo(() => placesOn(floor, venue), [floor, venue]);
  const fitting = rooms
    .filter((room) => seats(room) >= people && (!isFreeOnly || statusOf(room) === 'free'))
    .sort((a, b) => order(statusOf(a)) - order(statusOf(b)) || seats(a) - seats(b));
  const freeDesks = desks.filter((desk) => statusOf(desk) === 'free').length;
  return (
    <>
      <Camera
        screenOffsets={isWide ? { left: 344 } : { bottom: innerHeight * 0.48 }}
        focusOn={chosen?.spaces[0]}
        focusOptions={{ maxZoomLevel: 20 }}
      />
      {(['free', 'soon', 'taken'] as const).map((status) => (
        <Colored
          key={status}
          color={colors[status]}
          places={[...rooms, ...desks].filter((place) => statusOf(place) === status)}
        />
      ))}
      <Corner place={isWide ? 'bottom-right' : 'top-right'}>
        <FloorSwitcher />
      </Corner>
      <main className="app">
        <h1>Find a room</h1>
        <label>
          For how many people
          <select value={people} onChange={({ target }) => setPeople(Number(target.value))}>
            {[1, 2, 4, 8, 12, 20].map((count) => (
              <option key={count} value={count}>
                {count === 1 ? 'Just me' : `${count} or more`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isFreeOnly}
            onChange={({ target }) => setFreeOnly(target.checked)}
          />
          Free now
        </label>
        <p role="status">
          {floor.name}: {fitting.length} of {rooms.length} rooms, {freeDesks} of {desks.length}{' '}
          desks free
        </p>
        <ul>
          {fitting.map((room) => (
            <li key={room.id}>
              <button
                aria-pressed={room === chosen}
                onClick={() => setChosen(room === chosen ? undefined : room)}
              >
                <RoomLine room={room} status={statusOf(room)} />
              </button>
            </li>
          ))}
        </ul>
        {chosen && (
          <RoomCard
            room={chosen}
            state={booked.has(chosen) ? 'yours' : statusOf(chosen)}
            onBook={() => book(chosen)}
          />
        )}
      </main>
    </>
  );
}

function RoomLine({ room, status }: { room: Location; status: Status }) {
  return (
    <>
      <span>
        <span className="dot" style={{ background: colors[status] }} />
        {room.name}
      </span>
      <small>
        {seats(room) === 1 ? '1 seat' : `${seats(room)} seats`}, {words[status]}
      </small>
    </>
  );
}

type RoomCardProps = { room: Location; state: Status | 'yours'; onBook: () => void };

function RoomCard({ room, state, onBook }: RoomCardProps) {
  return (
    <article>
      <h2>{room.name}</h2>
      <p>{[room.metadata['equipment']].flat().join(', ') || 'No equipment'}</p>
      <button className="main" disabled={/taken|yours/.test(state)} onClick={onBook}>
        {state === 'yours' ? 'Booked for you' : 'Book half an hour'}
      </button>
    </article>
  );
}

const order = (status: Status) => Object.keys(words).indexOf(status);

// #region colors
interface ColoredProps {
  readonly color: string;
  readonly places: readonly Location[];
}

function Colored({ color, places }: ColoredProps) {
  const features = places
    .flatMap(({ obstructions }) => obstructions)
    .map(({ geometry }) => ({ type: 'Feature' as const, geometry }));
  return (
    <>
      <SpaceState target={places.flatMap(({ spaces }) => spaces)} color={color} />
      {features.length > 0 && (
        <Shape geoJson={{ type: 'FeatureCollection', features }} color={color} heightMeters={0.8} />
      )}
    </>
  );
}
// #endregion

createRoot(document.getElementById('root')!).render(<App />);
