import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { runnerMessage } from './runnerMessage.ts';
import styles from './LiveExample.module.css';

/** Time without a response after which a map counts as failed. */
const patienceMs = 30_000;

interface Props {
  readonly name: string;
  readonly title: string;
  /** Id of a venue that replaces the example's own. */
  readonly venue?: string | undefined;
  readonly onFailure: (message: string) => void;
}

/** Sets the theme inside the frame, which has the same origin, without restarting the map. */
function setScheme(frame: HTMLIFrameElement | null, scheme: string): void {
  // While the frame loads, its document has no root element, despite the types.
  const root: HTMLElement | null | undefined = frame?.contentDocument?.documentElement;
  root?.style.setProperty('color-scheme', scheme);
}

/** The example's page in a frame, invisible until its first frame is rendered. */
export function LiveFrame({ name, title, venue, onFailure }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { colorMode } = useColorMode();
  const [firstTheme] = useState(colorMode);

  useEffect(() => {
    function listen(event: MessageEvent<unknown>): void {
      const message = runnerMessage(event, frame.current, window.location.origin);
      if (message?.state === 'ready') setIsReady(true);
      // Once the map is shown, its own page shows errors.
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
