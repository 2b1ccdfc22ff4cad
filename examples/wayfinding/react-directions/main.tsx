import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Camera,
  MapView,
  Navigation,
  useVenue,
  type Directions,
  type NoDirections,
  type Venue,
} from '@mezzanine/react-sdk';
import {
  Corner,
  DirectionsPanel,
  FloorSwitcher,
  type DirectionsEnds,
} from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const mall = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};

function App() {
  const { venue, error } = useVenue(mall);
  if (error) throw error;
  return venue ? <Wayfinder venue={venue} /> : <p role="status">Loading the mall</p>;
}

// #region wayfinder
function Wayfinder({ venue }: { venue: Venue }) {
  const [ends, setEnds] = useState<DirectionsEnds>(() => firstEnds(venue));
  const [directions, setDirections] = useState<Directions | NoDirections>();
  const [step, setStep] = useState(0);
  const isWide = innerWidth > 640;
  return (
    <MapView venue={venue}>
      <Camera screenOffsets={isWide ? { left: 340 } : { top: innerHeight * 0.46 }} />
      <Navigation directions={directions} step={step} onStep={({ index }) => setStep(index)} />
      <Corner place="top-left">
        <DirectionsPanel
          venue={venue}
          ends={ends}
          onEndsChange={setEnds}
          onDirections={setDirections}
          step={step}
          onStep={setStep}
        />
      </Corner>
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}
// #endregion

// #region ends
function firstEnds({ locations }: Venue): DirectionsEnds {
  const shops = locations.filter(({ spaces }) => spaces.length === 1);
  const [from] = shops;
  const others = shops.filter(({ spaces }) => spaces[0]?.floor !== from?.spaces[0]?.floor);
  return { from, to: others.at(-1) };
}
// #endregion

createRoot(document.getElementById('root')!).render(<App />);
