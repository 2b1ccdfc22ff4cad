import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/apps.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Apps(): ReactNode {
  return <GroupPage group="apps" examples={examples} />;
}
