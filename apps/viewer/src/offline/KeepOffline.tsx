import { useEffect } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { useViewer } from '../state/ViewerContext.ts';
import { sourceOf, type VenueServer } from '../venue/sourceOf.ts';

interface Props {
  readonly link: ViewerLink;
  readonly server: VenueServer;
}

/** Caches app and venue for offline use, once the map is drawn. */
export function KeepOffline({ link, server }: Props): null {
  const isDrawn = useViewer().mapView !== undefined;
  useEffect(() => {
    const source = sourceOf(link, server);
    if (!isDrawn || source === undefined) return;
    void import('./keepOffline.ts').then(({ keepOffline }) => keepOffline(source));
  }, [isDrawn, link, server]);
  return null;
}
