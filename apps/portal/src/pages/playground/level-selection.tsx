import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/level-selection.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function LevelSelection(): ReactNode {
  return (
    <GroupPage
      group="level-selection"
      examples={examples}
      keywords="floor examples, floor picker sample code, try floor switching online, floor button example, building selector example, exploded view demo, stacked floors example, saved views example, floor in address example, all floors example, React floor example, level switcher demo, multi-floor sample, bookmark demo, floor playground code, storey switcher demo, floor dropdown sample, building dropdown sample, exploded floors demo, share a view demo, permalink demo, start floor sample, elevator buttons demo, multi-building demo, building list, enter a building, one floor up or down buttons, find a category on all floors, places on every floor, count places per floor, floor in the URL, share the floor as a link, save views, buttons for saved views, spread floors apart, gap slider, floor selector demo, elevator panel demo, deep link to a floor example, URL parameter demo, multi-story demo, spread floors demo, campus with several buildings demo, all floors in a list demo"
    />
  );
}
