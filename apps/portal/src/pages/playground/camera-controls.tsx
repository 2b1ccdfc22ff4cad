import type { ReactNode } from 'react';
import examples from '@generated/mezzanine-cards/default/camera-controls.json';
import { GroupPage } from '../../playground/page/GroupPage.tsx';

export default function CameraControls(): ReactNode {
  return <GroupPage group="camera-controls" examples={examples} />;
}
