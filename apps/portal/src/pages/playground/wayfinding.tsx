import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/wayfinding.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function Wayfinding(): ReactNode {
  return <GroupPage group="wayfinding" examples={examples} />;
}
