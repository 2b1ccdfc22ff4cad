import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/interactivity.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Interactivity(): ReactNode {
  return <GroupPage group="interactivity" examples={examples} />;
}
