import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/labels.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Labels(): ReactNode {
  return <GroupPage group="labels" examples={examples} />;
}
