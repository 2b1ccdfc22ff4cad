import { StrictMode, createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  BlueDot,
  Camera,
  Label,
  MapView,
  Marker,
  Shape,
  SpaceState,
  StackedMaps,
  useFloor,
  useMapView,
  type CameraState,
  type Floor,
  type MapViewInstance,
  type Venue,
} from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

/** Objects that the test changes and reads. */
export interface ReactPage {
  /** Renders again with some changed props. */
  readonly set: (patch: Partial<Settings>) => void;
  readonly maps: MapViewInstance[];
  readonly clicks: string[];
  readonly views: CameraState[];
  readonly floors: Floor[];
}

interface Settings {
  readonly isThere: boolean;
  readonly count: number;
  readonly source: string;
  readonly floor: string | undefined;
  readonly text: string;
  readonly color: string;
  readonly isCold: boolean;
  readonly bearing: number;
  readonly isStacked: boolean;
}

const first: Settings = {
  isThere: true,
  count: 0,
  source: '/mall.zip',
  floor: undefined,
  text: 'Hello',
  color: '#0000ff',
  isCold: false,
  bearing: 10,
  isStacked: false,
};
const Greeting = createContext('nothing');
const page = { maps: [], clicks: [], views: [], floors: [] } as unknown as ReactPage;
Object.assign(window, { reactPage: page });

function App() {
  const [settings, setSettings] = useState(first);
  Object.assign(page, {
    // Rendered when it returns, even on a slow machine.
    set: (patch: Partial<Settings>) =>
      flushSync(() => setSettings((before) => ({ ...before, ...patch }))),
  });
  const { isThere, source, floor, bearing, isStacked } = settings;
  if (!isThere) return <p>Gone</p>;
  return (
    <Greeting.Provider value="from around">
      <MapView
        source={source}
        floor={floor}
        initialCamera={{ pitch: 40 }}
        onReady={(mapView) => page.maps.push(mapView)}
        onFloorChange={(shown) => page.floors.push(shown)}
      >
        <Things settings={settings} />
        <Camera bearing={bearing} onChange={(view) => page.views.push(view)} />
        <StackedMaps expanded={isStacked} durationMs={0} />
        <Corner place="bottom-right">
          <FloorSwitcher />
        </Corner>
      </MapView>
    </Greeting.Provider>
  );
}

function Things({ settings: { text, color, isCold, count } }: { readonly settings: Settings }) {
  const { venue } = useMapView();
  return (
    <>
      <p id="floor">{useFloor().name}</p>
      <p id="count">{count}</p>
      <OnMap venue={venue} text={text} color={color} />
      {isCold && <SpaceState target={[shopOf(venue)]} color="#00ff00" />}
    </>
  );
}

interface OnMapProps {
  readonly venue: Venue;
  readonly text: string;
  readonly color: string;
}

function OnMap({ venue, text, color }: OnMapProps) {
  const shop = shopOf(venue);
  const { longitude, latitude } = venue.center;
  return (
    <>
      <Label target={{ longitude, latitude }} text={text} priority="always" />
      <Marker target={{ ...shop.center }} onClick={() => page.clicks.push('marker')}>
        <Sign />
      </Marker>
      <Shape geoJson={{ ...shop.geometry }} floor={shop.floor} color={color} />
      <BlueDot position={{ longitude, latitude }} color={color} />
      <SpaceState target={(space) => space.id === shop.id} color="#ff0000" interactive />
    </>
  );
}

function Sign() {
  const [count, setCount] = useState(0);
  return (
    <button id="sign" onClick={() => setCount(count + 1)}>
      {useContext(Greeting)} {count}
    </button>
  );
}

function shopOf(venue: Venue) {
  const floor = venue.floorStacks[0]?.defaultFloor;
  const shop = floor?.spaces.find(({ kind, locations }) => kind === 'room' && locations.length > 0);
  if (!shop) throw new Error('The mall has a shop on its first floor.');
  return shop;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
