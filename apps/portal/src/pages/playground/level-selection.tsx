import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/level-selection.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function LevelSelection(): ReactNode {
  return <GroupPage group="level-selection" examples={examples} />;
}
