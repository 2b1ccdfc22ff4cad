import { type ReactElement } from 'react';
import { App } from '../App.tsx';
import type { Configuration } from '../configuration/readConfiguration.ts';
import { linkOfConfiguration } from '../configuration/linkOfConfiguration.ts';
import { ViewerExtras } from '../modes/ViewerExtras.tsx';
import { HashAddress } from './HashAddress.tsx';
import { linkWithHash } from './hashLink.ts';

interface Props {
  readonly configuration: Configuration;
  /** URL of the server that served the script, with a trailing slash. */
  readonly home: string;
  /** Fragment of the page URL when the map was opened. */
  readonly hash: string;
}

/** The viewer in another page, set up by a configuration instead of a URL. */
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
