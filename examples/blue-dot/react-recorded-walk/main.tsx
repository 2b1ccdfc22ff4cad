import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BlueDot,
  MapView,
  useVenue,
  type BlueDotPosition,
  type BlueDotRecording,
  type FollowMode,
  type PointerEventDetail,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const mall = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};

// #region app
function App() {
  const { venue, error } = useVenue(mall);
  const [recorded, setRecorded] = useState<readonly BlueDotPosition[]>([]);
  const [replayed, setReplayed] = useState<BlueDotRecording>();
  const [follow, setFollow] = useState<FollowMode>('none');
  if (error) throw error;
  const forget = () => {
    setReplayed(undefined);
    setRecorded([]);
  };
  const record = ({ coordinate, floor }: PointerEventDetail) => {
    if (!coordinate) return;
    const position = { ...coordinate, floorId: floor.id, timestamp: performance.now() };
    setReplayed(undefined);
    setRecorded((before) => [...before, position]);
  };
  return (
    <MapView venue={venue} onClick={record}>
      {recorded.length > 0 && (
        <BlueDot
          position={replayed ? undefined : recorded.at(-1)}
          recording={replayed}
          speed={0.5}
          follow={follow}
          onFollowChange={({ mode }) => setFollow(mode)}
        />
      )}
      <Corner place="bottom-left">
        <fieldset className="panel">
          <legend>Recording</legend>
          <button disabled={recorded.length < 2} onClick={() => setReplayed([...recorded])}>
            Replay
          </button>
          <button disabled={recorded.length === 0} onClick={forget}>
            Forget
          </button>
          <button
            aria-pressed={follow === 'position'}
            onClick={() => setFollow(follow === 'none' ? 'position' : 'none')}
          >
            Follow
          </button>
          <output>
            {recorded.length === 0 ? 'Click along the map' : `${recorded.length} positions`}
            {replayed && ', replaying'}
          </output>
        </fieldset>
      </Corner>
      <Corner place="top-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}
// #endregion

createRoot(document.getElementById('root')!).render(<App />);
