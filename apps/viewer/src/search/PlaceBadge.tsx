import type { CSSProperties, ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { pictureUrl } from '../venue/pictureUrl.ts';
import styles from './PlaceBadge.module.css';

interface Props {
  readonly place: Place;
  readonly size?: 'small' | 'large';
}

/** The logo of a place, or else its first letter on its category color. */
export function PlaceBadge({ place, size = 'small' }: Props): ReactElement {
  const { venue, texts } = useViewer();
  const logo = place.type === 'location' ? pictureUrl(venue, place.logo) : undefined;
  const className = `${styles.badge} ${styles[size]}`;
  if (logo !== undefined) {
    // Set before the URL, so that only visible images of a long list are decoded.
    return <img className={className} loading="lazy" decoding="async" src={logo} alt="" />;
  }
  // Iterates over characters, because emoji are two code units.
  const [letter = '·'] = [...nameOf(place, texts)];
  return (
    <span
      className={className}
      style={{ '--tint': colorOf(place) } as CSSProperties}
      aria-hidden="true"
    >
      {letter.toUpperCase()}
    </span>
  );
}

function colorOf(place: Place): string | undefined {
  if (place.type === 'entrance') return undefined;
  return place.categories.find(({ color }) => color !== undefined)?.color;
}
