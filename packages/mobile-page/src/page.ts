/** The program of the page: finds its host and opens the endpoint. */
import { createEndpoint } from '@mezzanine/bridge/endpoint';
import { protocolVersions, readHostMessage, type HostMessage } from '@mezzanine/mobile-protocol';
import { codeOf } from './errors.ts';
import { findHost } from './findHost.ts';
import { MobilePage } from './MobilePage.ts';
import { restrictServers } from './restrictServers.ts';

/** Version of the web SDK, inserted by the build. */
declare const ENGINE_VERSION: string;

const container = document.getElementById('map');
const host = findHost(window);
if (container !== null && host !== undefined) {
  const page = new MobilePage(container, (type, payload) => endpoint.report(type, payload));
  const endpoint = createEndpoint<HostMessage>({
    ...host,
    versions: protocolVersions,
    hello: { versions: protocolVersions, engine: ENGINE_VERSION },
    read: readHostMessage,
    open(message) {
      if (message.type !== 'welcome') throw new TypeError('Only “welcome” starts a session.');
      const { version, servers = [] } = message.payload;
      page.restart(restrictServers(document, servers));
      return ['welcome', { version }];
    },
    answer: (message) => page.answer(message),
    codeOf,
  });
}
