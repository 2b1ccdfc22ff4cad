import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MapView, Model, useVenue, type Coordinate } from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const mall = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
const source = new URL('./plant.glb', import.meta.url).href;

interface Plant {
  readonly id: number;
  readonly target: Coordinate;
}

// #region app
function App() {
  const { venue, error } = useVenue(mall);
  const [plants, setPlants] = useState<readonly Plant[]>([]);
  const [scale, setScale] = useState(4);
  if (error) throw error;
  return (
    <MapView
      venue={venue}
      onClick={({ coordinate, floor, models }) => {
        if (!coordinate || models.length > 0) return;
        const target = { ...coordinate, floorId: floor.id };
        setPlants((before) => [...before, { id: Date.now(), target }]);
      }}
    >
      {plants.map(({ id, target }) => (
        <Model
          key={id}
          target={target}
          source={source}
          scale={scale}
          onClick={() => setPlants((before) => before.filter((plant) => plant.id !== id))}
        />
      ))}
      <Corner place="bottom-left">
        <Panel count={plants.length} scale={scale} onScale={setScale} />
      </Corner>
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}
// #endregion

interface PanelProps {
  readonly count: number;
  readonly scale: number;
  readonly onScale: (scale: number) => void;
}

function Panel({ count, scale, onScale }: PanelProps) {
  return (
    <div className="panel">
      <label>
        Size
        <input
          type="range"
          min="1"
          max="10"
          value={scale}
          onChange={({ target }) => onScale(target.valueAsNumber)}
        />
      </label>
      <output>{count === 0 ? 'Click the map to plant.' : `${count} planted`}</output>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
