import { useEffect } from 'react';
import { AccessibilityInfo, useColorScheme } from 'react-native';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromByteArray } from 'base64-js';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import type { AccessibilityTopic, ThemeTopic } from '@mezzanine/mobile-protocol';
import { MapError } from '../host/MapError.ts';
import type { MapHost } from '../host/MapHost.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import { floorIdOf } from '../map/places.ts';
import { bundleOf } from '../venue/loadVenue.ts';
import type { MapViewProps } from './MapViewProps.ts';

/** Sends the props of the map to the page. */
export function MapTopics(props: MapViewProps & { readonly isShown: boolean | undefined }): null {
  const { floor, labels, announcements = true, isShown } = props;
  const { host, map, venue } = useMapContext();
  useVenueTopic(host, venue);
  useTopic(host, 'floor', floor === undefined ? undefined : { id: floorIdOf(floor) });
  useTopic(host, 'labels', labels === undefined ? undefined : { names: labels });
  useTopic(host, 'theme', useTheme(props));
  useTopic(
    host,
    'accessibility',
    defined<AccessibilityTopic>({
      accessibleName: props.accessibilityLabel,
      messages: props.messages,
      keyboard: undefined,
      kinds: undefined,
      // The app announces floors, because screen readers reliably read its announcements.
      announcements: false,
    }),
  );
  useMapEvent('click', props.onClick);
  useMapEvent('floor-change', (detail) => {
    if (announcements && detail.reason !== 'initial') {
      AccessibilityInfo.announceForAccessibility(detail.floor.name);
    }
    props.onFloorChange?.(detail);
  });
  const onReady = useLatest(props.onReady);
  useEffect(() => {
    if (isShown) onReady.current?.(map);
  }, [isShown, venue, map, onReady]);
  useLateErrors(host, props.onError);
  return null;
}

/** Bytes are sent once; the digest tells venues apart. */
function useVenueTopic(host: MapHost, venue: Venue | undefined): void {
  useEffect(() => {
    if (!venue) return undefined;
    const { bytes, language } = bundleOf(venue);
    const digest = bytesToHex(sha256(bytes));
    const source = { kind: 'bytes' as const, digest, base64: fromByteArray(bytes) };
    host.set('language', language);
    host.set('venue', { source }, digest);
    return () => host.set('venue', undefined);
  }, [host, venue]);
}

function useTheme({ theme = 'auto', themeColors }: MapViewProps): ThemeTopic {
  const system = useColorScheme();
  const scheme = theme === 'auto' ? system : theme;
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    ...(themeColors && { colors: themeColors }),
  };
}

function useLateErrors(host: MapHost, onError: ((error: Error) => void) | undefined): void {
  const tell = useLatest(onError);
  useEffect(
    () =>
      host.on('error', ({ code, message }) => {
        if (host.isShown) tell.current?.(new MapError(code, message));
      }),
    [host, tell],
  );
}
