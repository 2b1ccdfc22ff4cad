import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/shapes.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Shapes(): ReactNode {
  return (
    <GroupPage
      group="shapes"
      examples={examples}
      keywords="shape examples, polygon sample code, try GeoJSON online, draw a zone example, zone demo, line and point example, color by value example, bar chart on map demo, cleaning status example, measured values example, React shape example, drawing tool demo, geofence demo, polygon drawing code, GeoJSON playground, heat map demo, circle drawing sample, line drawing sample, restricted area demo, user draws a zone, 3D bars demo, cleaning demo, sensor data demo, polygon editor demo, heat map of rooms, rooms as columns, color by value, raise rooms by value, lines to the nearest extinguisher, rings and points, translucent zones, zone height slider, room cleaning list in React, rooms to be cleaned, mark rooms as done, choropleth demo, occupancy heat map, sensor map demo, draw a polygon demo, area drawing example, GeoJSON layer demo, polyline demo, circles demo, cleaning app demo, checklist demo, geofencing example"
    />
  );
}
