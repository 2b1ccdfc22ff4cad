import { lazy, Suspense, type CSSProperties, type ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { pictureUrl } from '../venue/pictureUrl.ts';
import styles from './PlaceBadge.module.css';

/** Loaded with the symbols of the map. */
const PlaceSymbol = lazy(async () => ({
  default: (await import('./PlaceSymbol.tsx')).PlaceSymbol,
}));

interface Props {
  readonly place: Place;
  readonly size?: 'small' | 'large';
}

/** The logo of a place, otherwise its symbol on its category color. */
export function PlaceBadge({ place, size = 'small' }: Props): ReactElement {
  const { venue } = useViewer();
  const logo = place.type === 'location' ? pictureUrl(venue, place.logo) : undefined;
  const className = `${styles.badge} ${styles[size]}`;
  if (logo !== undefined) {
    // `loading` precedes the URL, so that only visible images of a long list are decoded.
    return <img className={className} loading="lazy" decoding="async" src={logo} alt="" />;
  }
  return (
    <span
      className={className}
      style={{ '--tint': colorOf(place) } as CSSProperties}
      aria-hidden="true"
    >
      <Suspense>
        <PlaceSymbol place={place} />
      </Suspense>
    </span>
  );
}

function colorOf(place: Place): string | undefined {
  if (place.type === 'entrance') return undefined;
  return place.categories.find(({ color }) => color !== undefined)?.color;
}
