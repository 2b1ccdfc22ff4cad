import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  MapView,
  Marker,
  SpaceState,
  useVenue,
  type PointerEventDetail,
  type Space,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
};

const isRoom = ({ kind }: Space) => kind === 'room';
const areaOf = (rooms: readonly Space[]) =>
  Math.round(rooms.reduce((sum, { areaSquareMeters }) => sum + areaSquareMeters, 0));

const count = ({ length }: readonly Space[]) => (length === 1 ? '1 room' : `${length} rooms`);

function App() {
  const { venue, error } = useVenue(source);
  const [chosen, setChosen] = useState<readonly Space[]>([]);
  const [hovered, setHovered] = useState<Space>();
  if (error) throw error;

  // #region events
  function toggle({ spaces }: PointerEventDetail) {
    const room = spaces.find(isRoom);
    if (!room) return;
    const others = chosen.filter((one) => one !== room);
    setChosen(others.length < chosen.length ? others : [...chosen, room]);
  }
  // #endregion

  // #region map
  return (
    <MapView
      venue={venue}
      onClick={toggle}
      onHover={({ spaces }) => setHovered(spaces.find(isRoom))}
    >
      <SpaceState target={isRoom} interactive />
      <SpaceState target={chosen} color="#e4572e" hoverColor="#c8411b" />
      {hovered && (
        <Marker target={hovered} anchor="bottom" priority="always">
          <div style={tip}>{`${hovered.name || 'Room'}, ${areaOf([hovered])} m²`}</div>
        </Marker>
      )}
      <Corner place="bottom-left">
        <div className="panel">
          <output>{`${count(chosen)}, ${areaOf(chosen)} m²`}</output>
          <button disabled={chosen.length === 0} onClick={() => setChosen([])}>
            Clear
          </button>
        </div>
      </Corner>
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
  // #endregion
}

const tip = { padding: '4px 8px', borderRadius: 6, background: 'Canvas', color: 'CanvasText' };

createRoot(document.getElementById('root')!).render(<App />);
