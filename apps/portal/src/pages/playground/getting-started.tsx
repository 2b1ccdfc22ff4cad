import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/getting-started.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function GettingStarted(): ReactNode {
  return <GroupPage group="getting-started" examples={examples} />;
}
