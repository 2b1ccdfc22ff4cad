import type { ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { QrCode } from '../share/QrCode.tsx';
import { shareAddress } from '../share/shareAddress.ts';
import { titleOf } from '../share/titleOf.ts';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Kiosk.module.css';

interface Props {
  readonly link: ViewerLink;
  /** URL of the viewer for the phone. */
  readonly phoneAddress: string;
}

/** A QR code of the route. It needs no server, because the URL contains the whole state. */
export function PhoneHandOff({ link, phoneAddress }: Props): ReactElement | null {
  const { state, venue, texts } = useViewer();
  const title = titleOf(venue, state.location);
  if (title === undefined) return null;
  const address = shareAddress(state, link, phoneAddress);
  return (
    <figure className={styles.handOff} data-address={address}>
      <QrCode text={address} label={texts.modes.handOffCode(title)} />
      <figcaption>
        <strong>{texts.modes.handOff}</strong>
        <span>{texts.modes.handOffHint}</span>
      </figcaption>
    </figure>
  );
}
