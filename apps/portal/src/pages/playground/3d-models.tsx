import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/3d-models.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function ModelsIn3d(): ReactNode {
  return (
    <GroupPage
      group="3d-models"
      examples={examples}
      keywords="3D model examples, GLB sample code, try a 3D model online, furniture example, robot demo, asset tracking example, place a model demo, texture example, floor picture example, React plants example, furnish a room demo, glTF demo, moving objects sample, live tracking sample code, model playground, three.js demo, robots on the map demo, plants demo, desks demo, forklift demo, wallpaper demo, floor texture demo, load GLB sample, animated model demo, armchair, rotate and scale a model, plants in rooms, add and remove plants, tables and chairs in empty rooms, furnish empty rooms, wood and brick floors, rug on the floor, delivery robots, moving assets, furniture in rooms demo, office furniture demo, picture on a wall demo, image on the floor demo, wall texture demo, moving forklift demo, warehouse robots demo, real-time asset demo, 3D objects in React, load a glTF file demo"
    />
  );
}
