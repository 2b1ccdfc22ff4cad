import type { ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { QrCode } from '../share/QrCode.tsx';
import { shareAddress } from '../share/shareAddress.ts';
import { titleOf } from '../share/titleOf.ts';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Kiosk.module.css';

interface Props {
  readonly link: ViewerLink;
  /** Address of the viewer that the phone opens. */
  readonly phoneAddress: string;
}

/** The way on the screen, for a phone. It needs no server: the address says all of it. */
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
