import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/shapes.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Shapes(): ReactNode {
  return <GroupPage group="shapes" examples={examples} />;
}
