import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/3d-models.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function ModelsIn3d(): ReactNode {
  return <GroupPage group="3d-models" examples={examples} />;
}
