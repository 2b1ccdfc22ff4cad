import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/labels.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Labels(): ReactNode {
  return (
    <GroupPage
      group="labels"
      examples={examples}
      keywords="label examples, label sample code, try labels online, tenant names example, safety sign example, flat label example, logo label example, text on map demo, label playground code, React label example, edit labels in browser, custom label demo, label priority demo, icon label sample, map text sample, room names demo, hide labels sample, logo sample, label colors sample, emergency sign demo, text size demo, overlapping labels demo, multilingual labels demo, label zoom demo, fire extinguisher signs, exit and first aid signs, safety signs on a map, tenant logos in React, list of tenants, flat text on the floor, labels that stand up, Arabic and Japanese labels, text on the floor demo, painted text sample, names on the floor example, text along a room, exit signs demo, first aid signs demo, right-to-left labels demo, label collision demo, font demo, shop logos demo"
    />
  );
}
