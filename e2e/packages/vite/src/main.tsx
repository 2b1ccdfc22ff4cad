import { createRoot } from 'react-dom/client';
import { MapView, SpaceState, type Space } from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';
import '@mezzanine/react-sdk/ui.css';

const isShop = (space: Space): boolean => space.locations.length > 0;
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

createRoot(root).render(
  <MapView source="/mall.mvf.zip">
    <SpaceState target={isShop} interactive />
    <Corner place="bottom-right">
      <FloorSwitcher />
    </Corner>
  </MapView>,
);
