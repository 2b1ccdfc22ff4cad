import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { symbolOfPlace } from '@mezzanine/mezzanine-js/symbol-of-place';
import { symbolPaths } from '@mezzanine/mezzanine-js/symbol-paths';
import type { Place } from '../venue/findPlaces.ts';

/** The map's symbol for such a place, or a pin. */
export function PlaceSymbol({ place }: { readonly place: Place }): ReactElement {
  const symbol = symbolOfPlace(place);
  if (symbol === undefined) return <MapPin size="50%" strokeWidth={1.5} />;
  return (
    <svg
      data-symbol={symbol}
      viewBox="0 0 24 24"
      width="50%"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={symbolPaths[symbol]} />
    </svg>
  );
}
