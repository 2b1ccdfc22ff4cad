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
  /** The link that opened the viewer. */
  readonly link: ViewerLink;
  /** URL of the viewer for links, with a trailing slash. */
  readonly viewer: string;
  /** Whether a host page or app may control the viewer. */
  readonly hasHost: boolean;
  /** Options of a kiosk. */
  readonly promotions?: Configuration['promotions'];
}

/** Components that the mode adds. They load after the map, so that they do not delay it. */
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
