import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  Marker,
  SpaceState,
  useVenue,
  type Location,
  type SearchEntityType,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher, SearchBox } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const mall = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
const types: SearchEntityType[] = ['location'];

// #region app
function App() {
  const { venue, error } = useVenue(mall);
  const [chosen, choose] = useState<Location>();
  if (error) throw error;
  return (
    <MapView venue={venue} onClick={({ spaces }) => choose(spaces[0]?.locations[0])}>
      <SpaceState target={({ locations }) => locations.length > 0} interactive />
      {chosen && <Shop location={chosen} />}
      <Corner place="top-left">
        {venue && (
          <SearchBox
            venue={venue}
            types={types}
            onChoose={({ entity }) => entity.type === 'location' && choose(entity)}
          />
        )}
      </Corner>
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}
// #endregion

// #region shop
function Shop({ location }: { location: Location }) {
  const { name, spaces, categories } = location;
  if (!spaces[0]) return null;
  return (
    <>
      <SpaceState target={spaces} color="#e4572e" />
      <Camera focusOn={spaces} focusOptions={{ maxZoomLevel: 19.5 }} />
      <Marker target={spaces[0]} anchor="bottom" priority="always">
        <div style={card}>
          <strong>{name}</strong>
          <div>{categories[0]?.name}</div>
        </div>
      </Marker>
    </>
  );
}
// #endregion

const card = { padding: '6px 10px', borderRadius: 8, background: 'Canvas', color: 'CanvasText' };

createRoot(document.getElementById('root')!).render(<App />);
