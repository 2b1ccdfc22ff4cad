import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/blue-dot.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function BlueDot(): ReactNode {
  return (
    <GroupPage
      group="blue-dot"
      examples={examples}
      keywords="blue dot examples, position sample code, try positioning online, geolocation demo, simulated walk example, recorded walk example, follow me demo, own positioning example, stale position example, device location example, React blue dot example, walk simulator demo, tracking demo, GPS sample code, positioning playground code, fake GPS demo, GPS demo, where am I demo, user tracking demo, compass demo, walking simulation, indoor position sample, accuracy circle demo, location permission demo, device position, request the position, follow a walk, map that turns with the heading, own position feed, set accuracy and heading, record positions in React, record and replay a walk, replay at another speed, walk over several floors, lost signal, gray dot without signal, beacon demo, Bluetooth positioning sample, own location provider example, custom positioning demo, indoor positioning sandbox, mock location example, playback of a path, signal loss demo, live location example, phone sensor example, browser geolocation example, WebSocket position example, locate me button example"
    />
  );
}
