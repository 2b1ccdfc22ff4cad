import { type ReactElement } from 'react';
import { App } from '../App.tsx';
import type { Configuration } from '../configuration/readConfiguration.ts';
import { linkOfConfiguration } from '../configuration/linkOfConfiguration.ts';
import { ViewerExtras } from '../modes/ViewerExtras.tsx';
import { HashAddress } from './HashAddress.tsx';
import { linkWithHash } from './hashLink.ts';

interface Props {
  readonly configuration: Configuration;
  /** Address of the server that the program came from, with a slash at its end. */
  readonly home: string;
  /** Fragment of the page's address when the map was opened. */
  readonly hash: string;
}

/** The viewer in a page of somebody else, set up by a configuration instead of an address. */
export function WebApp({ configuration, home, hash }: Props): ReactElement {
  const { deepLinks = true, server = home, phoneAddress, promotions } = configuration;
  const own = linkOfConfiguration(configuration);
  const link = deepLinks ? linkWithHash(own, hash) : own;
  const baseUrl = server.endsWith('/') ? server : `${server}/`;
  const viewer = phoneAddress ?? new URL('viewer/', baseUrl).href;
  const { key = VIEWER_DEMO.key, secret = VIEWER_DEMO.secret } = configuration;
  return (
    <App link={link} server={{ baseUrl, key, secret }} address="none" viewer={viewer}>
      <ViewerExtras
        link={link}
        viewer={viewer}
        hasHost={false}
        {...(promotions && { promotions })}
      />
      {deepLinks && <HashAddress link={link} />}
    </App>
  );
}
