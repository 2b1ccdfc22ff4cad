import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  MapView,
  StackedMaps,
  useFloor,
  useVenue,
  type Floor,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
};

// #region address
function useFloorOfAddress(venue: Venue | undefined) {
  const [id, setId] = useState('');
  useEffect(() => {
    // Read here, because a server that renders the page has no address.
    const read = () => setId(location.hash.slice(1));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const first = venue?.floorStacks.find(({ kind }) => kind === 'building')?.defaultFloor;
  const floor = venue?.getFloor(id) ?? first;
  const show = (next: Floor) => {
    if (next === floor) return;
    history.pushState(null, '', `#${next.id}`);
    setId(next.id);
  };
  return [floor, show] as const;
}
// #endregion

function App() {
  const { venue, error } = useVenue(source);
  const [isStacked, setStacked] = useState(false);
  const [floor, show] = useFloorOfAddress(venue);
  if (error) throw error;
  // #region map
  return (
    <MapView venue={venue} floor={floor} onFloorChange={show}>
      <StackedMaps expanded={isStacked} />
      <Corner place="bottom-left">
        <div className="panel">
          <button aria-pressed={isStacked} onClick={() => setStacked(!isStacked)}>
            All floors
          </button>
          <FloorText />
        </div>
      </Corner>
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
  // #endregion
}

// #region text
function FloorText() {
  const { name, spaces } = useFloor();
  const rooms = spaces.filter(({ kind }) => kind === 'room');
  return <output>{`${name}: ${rooms.length} rooms`}</output>;
}
// #endregion

createRoot(document.getElementById('root')!).render(<App />);
