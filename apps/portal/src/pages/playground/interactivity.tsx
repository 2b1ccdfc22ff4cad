import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/interactivity.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Interactivity(): ReactNode {
  return (
    <GroupPage
      group="interactivity"
      examples={examples}
      keywords="click examples, click handler sample code, try clicks online, hover demo, select a room example, drop a pin example, search example, search box demo, elevator example, category highlight example, React multi-select example, event sample code, clickable rooms demo, tap demo, interactivity playground code, hover color sample, tooltip sample, selection sample, highlight a shop demo, click coordinates demo, event handler example, filter by category demo, autocomplete demo, touch demo, elevators and staircases, connections, click to drop a pin, coordinates of a click, highlight a category, legend of categories, select multiple rooms, area of selected rooms, search with typos, search with opening hours, open now, hover highlight, add a pin with a tap, tap to place a pin, click to get coordinates sample, multi-select demo, fuzzy search demo, filter demo, search as you type example, stairs and elevators demo, mouse over example, selection demo, legend demo"
    />
  );
}
