import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { runnerMessage } from './runnerMessage.ts';
import styles from './LiveExample.module.css';

/** A map that has not answered after this long is taken for failed. */
const patienceMs = 30_000;

interface Props {
  readonly name: string;
  readonly title: string;
  /** Id of the venue to show in place of the example's own. */
  readonly venue?: string | undefined;
  readonly onFailure: (message: string) => void;
}

/** The frame is of this origin, so that a change of theme need not start the map again. */
function setScheme(frame: HTMLIFrameElement | null, scheme: string): void {
  // While the frame loads, its document stands empty: no root element yet, whatever the types say.
  const root: HTMLElement | null | undefined = frame?.contentDocument?.documentElement;
  root?.style.setProperty('color-scheme', scheme);
}

/** The example's own page in a frame; invisible until its first complete frame is drawn. */
export function LiveFrame({ name, title, venue, onFailure }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { colorMode } = useColorMode();
  const [firstTheme] = useState(colorMode);

  useEffect(() => {
    function listen(event: MessageEvent<unknown>): void {
      const message = runnerMessage(event, frame.current, window.location.origin);
      if (message?.state === 'ready') setIsReady(true);
      // Once the map stands, its own page shows what goes wrong on it.
      if (message?.state === 'error' && !isReady) onFailure(message.message);
    }
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [isReady, onFailure]);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = window.setTimeout(() => {
      onFailure(`The map did not start within ${patienceMs / 1000} seconds.`);
    }, patienceMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isReady, onFailure]);

  useEffect(() => {
    setScheme(frame.current, colorMode);
  }, [colorMode, isReady]);

  return (
    <iframe
      ref={frame}
      className={isReady ? styles.frameReady : styles.frame}
      src={`/examples/${name}/?theme=${firstTheme}${venue === undefined ? '' : `&venue=${venue}`}`}
      title={`${title}: live map`}
      allow="geolocation; fullscreen"
    />
  );
}
