import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MapView, Marker, useFloor, useVenue, type Space } from '@mezzanine/react-sdk';
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
      <Rooms />
      <Corner place="top-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}

// #region rooms
function Rooms() {
  const floor = useFloor();
  const [hour, setHour] = useState(9);
  const [booked, book] = useState<readonly string[]>([]);
  const rooms = floor.spaces.filter(({ kind, name }) => kind === 'room' && name !== '');
  const isFree = ({ id }: Space) => !booked.includes(id) && (id.length + hour + sumOf(id)) % 3 > 0;
  const free = rooms.filter(isFree);
  return (
    <>
      {rooms.map((room) => (
        <Marker
          key={room.id}
          target={room}
          priority={isFree(room) ? 'high' : 'low'}
          accessibleName={`${room.name}, ${isFree(room) ? 'free' : 'taken'}`}
          onClick={() => isFree(room) && book([...booked, room.id])}
        >
          <div style={badge(isFree(room))}>{isFree(room) ? 'Free' : 'Taken'}</div>
        </Marker>
      ))}
      <Corner place="bottom-left">
        <fieldset className="panel">
          <legend>When</legend>
          <label>
            {hour}:00
            <input
              type="range"
              min={7}
              max={19}
              value={hour}
              aria-valuetext={`${hour}:00`}
              onChange={(event) => setHour(event.target.valueAsNumber)}
            />
          </label>
          <output>
            {free.length} of {rooms.length} rooms free, {booked.length} booked
          </output>
        </fieldset>
      </Corner>
    </>
  );
}
// #endregion

const sumOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
const badge = (isFree: boolean) => ({
  padding: '2px 8px',
  borderRadius: 10,
  color: '#fff',
  font: '600 12px/1.4 system-ui',
  background: isFree ? '#0f766e' : '#6b2c2c',
});

createRoot(document.getElementById('root')!).render(<App />);
