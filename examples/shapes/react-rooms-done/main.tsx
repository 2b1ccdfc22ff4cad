import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MapView, Shape, useFloor, useVenue, type Space } from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const office = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
};

function App() {
  const { venue, error } = useVenue(office);
  if (error) throw error;
  return (
    <MapView venue={venue}>
      <Rounds />
      <Corner place="top-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}

// #region rounds
function Rounds() {
  const floor = useFloor();
  const [done, setDone] = useState<readonly string[]>([]);
  const rooms = roomsOf(floor.spaces);
  const isDone = ({ id }: Space) => done.includes(id);
  const toggle = (room: Space) => {
    setDone(isDone(room) ? done.filter((id) => id !== room.id) : [...done, room.id]);
  };
  return (
    <>
      {rooms.map((room) => (
        <Shape
          key={room.id}
          geoJson={room.geometry}
          floor={room.floor}
          color={isDone(room) ? '#0f766e' : '#e4572e'}
          opacity={isDone(room) ? 0.35 : 0.7}
          heightMeters={isDone(room) ? 0.2 : 2.2}
          onClick={() => toggle(room)}
        />
      ))}
      <Corner place="bottom-left">
        <fieldset className="panel">
          <legend>Rooms to clean</legend>
          <output>
            {rooms.filter(isDone).length} of {rooms.length} done
          </output>
          <ul>
            {rooms.map((room) => (
              <li key={room.id}>
                <label>
                  <input type="checkbox" checked={isDone(room)} onChange={() => toggle(room)} />
                  {room.name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </Corner>
    </>
  );
}
// #endregion

function roomsOf(spaces: readonly Space[]) {
  const named = spaces.filter(({ kind, name }) => kind === 'room' && name !== '');
  return named.sort((a, b) => b.areaSquareMeters - a.areaSquareMeters).slice(0, 8);
}

createRoot(document.getElementById('root')!).render(<App />);
