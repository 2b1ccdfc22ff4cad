import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/apps.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Apps(): ReactNode {
  return (
    <GroupPage
      group="apps"
      examples={examples}
      keywords="whole app examples, complete app code, edit a showcase app, mall directory code, gate finder code, kiosk code, asset tracker code, room finder code, safety map code, guided tour code, campus routes code, floor explorer code, try an app online, app template code, full application sample, store finder code, wayfinding app code, digital signage code, desk booking demo code, evacuation map code, whole project code, dashboard code, museum tour code, starter kit, boilerplate, kiosk with QR code, hand a route over to a phone, touch screen with tiles, departures board app, find a gate app, airport app, flight and gate route, free desk finder, book a room on the map, room availability app, directions between buildings app, campus app, exits and extinguishers app, emergency map app, directory of shops app, shop search app, floors spread apart app, assets on an airport map, alert when an asset enters a zone, RTLS code, equipment tracking code, inventory tracking code, hospital navigation code, university map code, flight board code, departures board code, hot desk code, free meeting rooms code, building directory code, touch kiosk code, exhibition tour code, audio guide code, nearest exit code, first aid and defibrillator map code, all floors at once app, 3D building viewer code, indoor navigation app code, reference implementation, production-ready code, full application, large example, real app, ready-made app code, coworking app code, clinic app code, conference app code, facility management code, smart building code, self-service terminal code, occupancy dashboard code, tour with stops code, route from one building to another code, geofence alert code, you are here screen code"
    />
  );
}
