import type { IncomingMessage, ServerResponse } from 'node:http';
import type { default as Provider } from 'oidc-provider';
import { isThisMachine } from '../config/identitySchema.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { createLocalProvider, type LocalProviderParts } from './createLocalProvider.ts';
import { identityPaths } from './identityPaths.ts';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The providers for local use, one for each name of this machine (`localhost`, `127.0.0.1`,
 * `[::1]`), because the issuer is the origin of the open portal.
 */
export class LocalProviders {
  readonly #parts: LocalProviderParts;
  readonly #providers = new Map<string, Promise<Provider>>();

  constructor(parts: LocalProviderParts) {
    this.#parts = parts;
  }

  /**
   * The provider of the origin that a request was sent to.
   *
   * @throws RequestProblem 403 if the request does not come from this machine or names another.
   */
  at(incoming: IncomingMessage): Promise<Provider> {
    const origin = localOrigin(incoming);
    const known = this.#providers.get(origin);
    if (known !== undefined) return known;
    const made = createLocalProvider(origin, this.#parts);
    this.#providers.set(origin, made);
    return made;
  }

  /**
   * Lets the provider respond to a request below its mount path. Resolves when the response is
   * sent.
   */
  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const provider = await this.at(incoming);
    const sent = new Promise<void>((done) => outgoing.once('close', done));
    const mounted: IncomingMessage & { originalUrl?: string } = incoming;
    const url = incoming.url ?? '/';
    // As in Express, the provider derives its mount path from the removed part.
    mounted.originalUrl = url;
    mounted.url = url.slice(identityPaths.provider.length) || '/';
    await provider.callback()(incoming, outgoing);
    await sent;
  }
}

/**
 * Returns the origin of a request if it belongs to this machine.
 *
 * @throws RequestProblem 403
 */
export function localOrigin(incoming: IncomingMessage): string {
  const { remoteAddress = '', localPort } = incoming.socket;
  const host = incoming.headers.host ?? '';
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  // With DNS rebinding, a foreign host name would make another site's page same-origin.
  const isNamed =
    url !== undefined && isThisMachine(url.hostname) && Number(url.port || 80) === localPort;
  if (isNamed && loopback.test(remoteAddress)) return url.origin;
  throw new RequestProblem(
    403,
    `The local sign-in provider is only available on the machine it runs on. Open http://localhost:${localPort}/playground/ there. ` +
      'For other users, configure an OpenID Connect provider in site.config.ts.',
  );
}
