import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/blue-dot.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function BlueDot(): ReactNode {
  return <GroupPage group="blue-dot" examples={examples} />;
}
