import { MapView } from '@mezzanine/react-sdk';
import { Corner, FloorSwitcher } from '@mezzanine/react-sdk/ui';

export default function Page() {
  return (
    <MapView source="/mall.mvf.zip">
      <Corner place="bottom-right">
        <FloorSwitcher />
      </Corner>
    </MapView>
  );
}
