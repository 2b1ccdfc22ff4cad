import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  useVenue,
  type CameraState,
  type Floor,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};

// #region floors
function twoFloors({ floorStacks }: Venue): readonly Floor[] {
  const [tallest] = [...floorStacks].sort((a, b) => b.floors.length - a.floors.length);
  return tallest?.floors.slice(0, 2) ?? [];
}
// #endregion

function App() {
  const { venue, error } = useVenue(source);
  const [view, setView] = useState<CameraState>({ pitch: 40 });
  if (error) throw error;
  if (!venue) return <p role="status">Loading</p>;
  // #region maps
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', height: '100%', gap: 2 }}>
      {twoFloors(venue).map((floor) => (
        <section key={floor.id} style={{ flex: '1 1 380px', minHeight: '40%' }}>
          <MapView venue={venue} floor={floor} accessibleName={`Map of ${floor.name}`}>
            <Camera
              {...view}
              onChange={(detail) => {
                if (detail.reason === 'user') setView(detail);
              }}
            />
            <Corner place="top-left">
              <div className="panel">
                <output>{`${floor.name} · ${Math.round(view.bearing ?? 0)}°`}</output>
              </div>
            </Corner>
          </MapView>
        </section>
      ))}
    </div>
  );
  // #endregion
}

createRoot(document.getElementById('root')!).render(<App />);
