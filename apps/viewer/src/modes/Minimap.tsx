import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import type { ColorScheme } from '../css/useColorScheme.ts';
import { VenueMap } from '../map/VenueMap.tsx';
import { shareAddress } from '../share/shareAddress.ts';
import { titleOf } from '../share/titleOf.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import type { ViewerTexts } from '../text/texts.ts';
import { findPlace, floorsOf } from '../venue/findPlaces.ts';
import styles from './Minimap.module.css';

interface Props {
  /** `undefined` until the venue is loaded. */
  readonly parts: ViewerParts | undefined;
  readonly texts: ViewerTexts;
  readonly link: ViewerLink;
  readonly scheme: ColorScheme;
  /** URL of the viewer. */
  readonly viewer: string;
}

/** One highlighted place on a fixed map, which is a link to the full map. */
export function Minimap({ parts, texts, ...rest }: Props): ReactElement {
  return (
    <main className={styles.minimap}>
      {parts ? <PlacePicture parts={parts} {...rest} /> : <p role="status">{texts.loading}</p>}
    </main>
  );
}

type PictureProps = Omit<Props, 'texts'> & { readonly parts: ViewerParts };

function PlacePicture({ parts, link, scheme, viewer }: PictureProps): ReactElement {
  const { state, venue, texts } = parts;
  const [name] = state.location;
  const place = name === undefined ? undefined : findPlace(venue, name);
  const title = titleOf(venue, state.location) ?? venue.name;
  const action = place ? texts.modes.openFullAt(title) : texts.modes.openFull;
  const floor = place && floorsOf(place)[0];
  const isMissing = name !== undefined && place === undefined;
  return (
    <>
      <div className={styles.map} inert>
        <VenueMap parts={parts} scheme={scheme} covered={0} />
      </div>
      <a
        className={styles.link}
        href={shareAddress(state, link, viewer)}
        target="_blank"
        rel="noopener"
      >
        <span className={styles.caption}>
          <span className={styles.title}>{isMissing ? texts.modes.notThere(name) : title}</span>
          {floor && <span className={styles.floor}>{floor.name}</span>}
          <span className="only-read">
            {action} ({texts.modes.newTab})
          </span>
          <ArrowUpRight className={styles.arrow} size={18} strokeWidth={1.5} aria-hidden="true" />
        </span>
      </a>
    </>
  );
}
