import { useRef, useState, type ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import type { Configuration } from '../configuration/readConfiguration.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { AttractScreen } from './AttractScreen.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Kiosk.module.css';
import { PhoneHandOff } from './PhoneHandOff.tsx';
import { useFirstLook } from './useFirstLook.ts';
import { useIdle } from './useIdle.ts';
import { useNoLeaving } from './useNoLeaving.ts';

const IDLE_SECONDS = 60;

interface Props {
  /** The initial state for every visitor. */
  readonly link: ViewerLink;
  /** URL of the map for a phone. */
  readonly phoneAddress: string;
  /** Shown while the kiosk is idle. */
  readonly promotions?: Configuration['promotions'];
}

/** A public screen: it waits, shows the route, offers it as a QR code, and resets. */
export function Kiosk({ link, phoneAddress, promotions = [] }: Props): ReactElement {
  const { dispatch } = useViewer();
  const element = useRef<HTMLDivElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  const showFirst = useFirstLook(link);
  const startOver = () => {
    showFirst();
    setIsInUse(false);
  };
  const secondsLeft = useIdle({
    element,
    seconds: link.idleSeconds ?? IDLE_SECONDS,
    isWaiting: isInUse,
    onIdle: startOver,
  });
  useNoLeaving(element);
  const start = (location?: string) => {
    setIsInUse(true);
    if (location !== undefined) dispatch({ type: 'open-place', place: location });
  };
  return (
    <div ref={element} className={styles.kiosk}>
      {isInUse && <PhoneHandOff link={link} phoneAddress={phoneAddress} />}
      {isInUse && <Countdown secondsLeft={secondsLeft} onStartOver={startOver} />}
      {!isInUse && <AttractScreen promotions={promotions} onStart={start} />}
    </div>
  );
}
