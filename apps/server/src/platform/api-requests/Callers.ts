import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { AccessTokens } from '../../venues/AccessTokens.ts';
import type { Operation } from '@mezzanine/api-contract/operation';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import { askingPage } from '../private-maps/askingPage.ts';
import { isViewerAccess, type LinkFault, type ViewerLinks } from '../private-maps/ViewerLinks.ts';
import { anybody, type Caller } from './Caller.ts';

/** What says who asks. */
export interface CallerParts {
  readonly tokens: AccessTokens;
  readonly links: ViewerLinks;
  readonly venues: OwnVenues;
}

/** What a link that opens nothing is, in a sentence. */
const faults: Readonly<Record<LinkFault, string>> = {
  unreadable: 'is not one of this server, or was altered',
  expired: 'has expired',
  early: 'does not work yet',
  revoked: 'was taken back',
};

/** Says who asks, by the key or the link that a request's token stands for. */
export class Callers {
  readonly #parts: CallerParts;

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  /**
   * Who asks for an operation; where that is of a venue, one who may have to do with it.
   *
   * @param venueId - of the path. Default: the operation is of no venue
   * @throws RequestProblem 401 without a good token, 403 for what it does not open, 404 for a venue
   *   that is not there for its workspace
   */
  async require(context: Context, operation: Operation, venueId?: string): Promise<Caller> {
    const [scheme] = operation.security;
    if (scheme === undefined) return anybody;
    const [scope] = scheme.bearer;
    const caller = await this.#callerOf(context);
    if (caller.onlyVenue !== undefined && (scope !== 'read' || venueId === undefined)) {
      throw forbidden('A link to a map reads that map, and does nothing else.');
    }
    if (!caller.scopes.includes(scope)) {
      throw forbidden(
        `The key of this token does not have the scope "${scope}". Use a key that has it; on the server, npm run api-key prints one that writes.`,
      );
    }
    if (venueId !== undefined) await this.#parts.venues.admit(caller, venueId);
    return caller;
  }

  /** Who asks, where a request says so; for what everybody may ask. */
  async identify(context: Context): Promise<Caller | undefined> {
    return context.req.header('Authorization') === undefined ? undefined : this.#callerOf(context);
  }

  #callerOf(context: Context): Promise<Caller> {
    const authorization = context.req.header('Authorization');
    const access = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? '';
    return isViewerAccess(access)
      ? this.#requireLink(context, access)
      : this.#parts.tokens.requireCaller(authorization);
  }

  async #requireLink(context: Context, access: string): Promise<Caller> {
    const { link, fault } = await this.#parts.links.read(access);
    const page = askingPage(context);
    if (page !== undefined && link?.origins.includes(page) === true) answerPage(context, page);
    if (link === undefined || fault !== undefined) {
      const what = faults[fault ?? 'unreadable'];
      throw new RequestProblem(
        401,
        `The link to this map ${what}. Get a new one from whoever shows the map.`,
        { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      );
    }
    if (page !== undefined && !link.origins.includes(page)) {
      throw forbidden(
        `The link to this map is not for pages of ${page.slice(0, 100)}. Name the origin when the link is made.`,
      );
    }
    return { workspace: link.workspace, scopes: ['read'], onlyVenue: link.venue };
  }
}

/** Lets the page read the answer, or why there is none. */
function answerPage(context: Context, origin: string): void {
  context.header('Access-Control-Allow-Origin', origin);
  context.header('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
}

function forbidden(detail: string): RequestProblem {
  return new RequestProblem(403, detail, {
    'WWW-Authenticate': 'Bearer error="insufficient_scope"',
  });
}
