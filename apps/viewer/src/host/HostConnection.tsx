import { useEffect, useRef, useState } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import {
  createViewerEndpoint,
  findViewerPort,
  type ViewerEndpoint,
} from '@mezzanine/bridge/endpoint';
import { useRoute } from '../directions/useRoute.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { hostOrigins } from './hostOrigins.ts';
import { ViewerHost } from './ViewerHost.ts';

interface Props {
  readonly link: ViewerLink;
}

/** Lets the host page or app control the viewer, and sends it events. */
export function HostConnection({ link }: Props): null {
  const parts = useViewer();
  const { result } = useRoute();
  const endpoint = useRef<ViewerEndpoint>(undefined);
  const [host] = useState(() => new ViewerHost(parts));
  const isReady = parts.mapView !== undefined;
  useEffect(() => {
    const found = findViewerPort(window, hostOrigins(link.hostOrigin, document.referrer));
    if (!isReady || !found) return undefined;
    const opened = createViewerEndpoint({ ...found, handlers: host });
    endpoint.current = opened;
    return () => {
      endpoint.current = undefined;
      opened.close();
    };
  }, [host, isReady, link.hostOrigin]);
  useEffect(() => {
    host.update(parts, result, (type, payload) => endpoint.current?.report(type, payload));
  }, [host, parts, result]);
  return null;
}
