import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/markers.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Markers(): ReactNode {
  return (
    <GroupPage
      group="markers"
      examples={examples}
      keywords="marker examples, marker sample code, try markers online, pin demo, popup demo, free rooms example, shuttle bus example, moving marker demo, points of interest demo, React marker example, HTML marker sample, edit markers in browser, custom pin sample, animated marker code, marker playground code, info window demo, callout demo, avatar marker demo, bus on the map demo, vehicle tracking demo, clustering demo, marker click sample, image marker sample, drag a pin demo, numbered markers, click to place a marker, POI buttons, POI, moving cart, cart that drives a route, animated vehicle on the map, free meeting rooms in React, room availability badges, book a room, HTML overlay demo, badge demo, availability demo, meeting room status demo, free and busy rooms demo, live vehicle demo, speech bubble demo, icon demo, amenity icons demo, restroom icons demo"
    />
  );
}
