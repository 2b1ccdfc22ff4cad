import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/markers.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Markers(): ReactNode {
  return <GroupPage group="markers" examples={examples} />;
}
