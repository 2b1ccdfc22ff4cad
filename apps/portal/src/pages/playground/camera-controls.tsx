import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/camera-controls.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function CameraControls(): ReactNode {
  return (
    <GroupPage
      group="camera-controls"
      examples={examples}
      keywords="camera examples, camera sample code, try the camera online, fly to demo, guided tour example, limit zoom example, gesture example, outdoor map example, two maps side by side, synchronized maps, React camera example, camera animation demo, zoom and pan sample, tilt and rotate demo, camera playground code, zoom buttons code, rotate button sample, fit a room example, lock the camera demo, top-down demo, compass sample, fly-through demo, street map under the map demo, bird view demo, rotate and tilt buttons, fly to a shop, camera tour of an airport, keep the camera on the floor, switch gestures off, outdoors, surroundings of a venue, two synchronized maps in React, one camera for two maps, compare two floors, limit panning demo, limit zoom demo, bounds demo, maximum bounds example, street map demo, basemap demo, split screen demo, side by side demo, flyTo demo, easing demo, rotate the map demo, pitch and bearing example, cinematic demo"
    />
  );
}
