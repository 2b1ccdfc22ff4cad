import { lazy, Suspense, type ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import type { Configuration } from '../configuration/readConfiguration.ts';
import { useViewer } from '../state/ViewerContext.ts';

const HostConnection = lazy(async () => ({
  default: (await import('../host/HostConnection.tsx')).HostConnection,
}));
const ShareButton = lazy(async () => ({
  default: (await import('../share/ShareButton.tsx')).ShareButton,
}));
const OpenFullMap = lazy(async () => ({
  default: (await import('./OpenFullMap.tsx')).OpenFullMap,
}));
const Kiosk = lazy(async () => ({ default: (await import('./Kiosk.tsx')).Kiosk }));

interface Props {
  /** What the viewer was opened by. */
  readonly link: ViewerLink;
  /** Address of the viewer that links lead to, with a slash at its end. */
  readonly viewer: string;
  /** Whether a page or an app around the viewer may drive it. */
  readonly hasHost: boolean;
  /** Of a kiosk. */
  readonly promotions?: Configuration['promotions'];
}

/** What the mode adds to the map. It comes after the map, so that nobody waits for it. */
export function ViewerExtras({ link, viewer, hasHost, promotions }: Props): ReactElement | null {
  const { settings, mapView } = useViewer();
  const { mode } = settings;
  if (!mapView) return null;
  return (
    <>
      <Suspense>
        {(mode === 'full' || mode === 'embed') && <ShareButton link={link} viewer={viewer} />}
        {mode === 'embed' && <OpenFullMap link={link} viewer={viewer} />}
      </Suspense>
      <Suspense>
        {mode === 'kiosk' && (
          <Kiosk link={link} phoneAddress={viewer} {...(promotions && { promotions })} />
        )}
        {hasHost && <HostConnection link={link} />}
      </Suspense>
    </>
  );
}
