import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { type AccessTokens, demoWorkspace } from '../../venues/AccessTokens.ts';
import type { Operation } from '@mezzanine/api-contract/operation';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import { type SeenVenue, seenVenueKey } from '../venue-content/SeenVenue.ts';
import { askingPage, namedPageKey, showingPage } from '../private-maps/askingPage.ts';
import { isViewerAccess, type LinkFault, type ViewerLinks } from '../private-maps/ViewerLinks.ts';
import { anybody, type Caller } from './Caller.ts';

/** Dependencies for authentication. */
export interface CallerParts {
  readonly tokens: AccessTokens;
  readonly links: ViewerLinks;
  readonly venues: OwnVenues;
}

/** Why a link is rejected, as a sentence. */
const faults: Readonly<Record<LinkFault, string>> = {
  unreadable: 'is not one of this server, or was altered',
  expired: 'has expired',
  early: 'does not work yet',
  revoked: 'was revoked',
};

/** A caller without a token, who reads public venues like the demo key. */
const publicReader: Caller = { workspace: demoWorkspace, scopes: ['read'] };

/** Query parameter with the token of a link, for elements that cannot send headers. */
const accessParameter = 'access';

/** Authenticates callers by the key or link of the request's token. */
export class Callers {
  readonly #parts: CallerParts;

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  /**
   * Authenticates the caller of an operation, and checks access to its venue, if it has one.
   *
   * @param venueId - from the path. Default: the operation belongs to no venue
   * @throws RequestProblem 401 without a valid token, 403 if the token does not allow it, 404 if
   *   the venue does not exist in the workspace
   */
  async require(context: Context, operation: Operation, venueId?: string): Promise<Caller> {
    const [scheme] = operation.security;
    if (scheme === undefined) return anybody;
    const [scope] = scheme.bearer;
    const caller = await this.#callerFor(context, operation);
    if (caller.onlyVenue !== undefined && (scope !== 'read' || venueId === undefined)) {
      throw forbidden('A link to a map only grants read access to that map.');
    }
    if (!caller.scopes.includes(scope)) {
      throw forbidden(
        `The key of this token does not have the scope "${scope}". Use a key that has it; on the server, npm run api-key prints one with write access.`,
      );
    }
    if (venueId === undefined) return caller;
    const { venues } = this.#parts;
    const given = context.get(seenVenueKey) as SeenVenue | undefined;
    const seen = given?.id === venueId ? given : await venues.see(venueId);
    await venues.admit(caller, venueId, seen);
    return operation.method === 'get' ? { ...caller, seen } : caller;
  }

  /** The caller of a public operation, if the request has a token. */
  async identify(context: Context): Promise<Caller | undefined> {
    return context.req.header('Authorization') === undefined ? undefined : this.#callerOf(context);
  }

  /** Pictures also accept a link's token in their URL, and need none if the venue is public. */
  async #callerFor(context: Context, operation: Operation): Promise<Caller> {
    const { isOpenIfPublic = false } = operation;
    if (!isOpenIfPublic || context.req.header('Authorization') !== undefined) {
      return this.#callerOf(context);
    }
    const access = context.req.query(accessParameter);
    if (access === undefined) return publicReader;
    return this.#requireLink(context, access, showingPage(context));
  }

  #callerOf(context: Context): Promise<Caller> {
    const authorization = context.req.header('Authorization');
    const access = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? '';
    return isViewerAccess(access)
      ? this.#requireLink(context, access, askingPage(context))
      : this.#parts.tokens.requireCaller(authorization);
  }

  async #requireLink(context: Context, access: string, page: string | undefined): Promise<Caller> {
    const { link, fault } = await this.#parts.links.read(access);
    if (page !== undefined && link?.origins.includes(page) === true) answerPage(context, page);
    if (link === undefined || fault !== undefined) {
      const what = faults[fault ?? 'unreadable'];
      throw new RequestProblem(
        401,
        `The link to this map ${what}. Get a new one from the page or person that shared the map.`,
        { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      );
    }
    if (page !== undefined && !link.origins.includes(page)) {
      throw forbidden(
        `The link to this map is not for pages of ${page.slice(0, 100)}. List the origin when you issue the link.`,
      );
    }
    return { workspace: link.workspace, scopes: ['read'], onlyVenue: link.venue };
  }
}

/** Lets the page read the response, including errors. */
function answerPage(context: Context, origin: string): void {
  context.set(namedPageKey, true);
  context.header('Access-Control-Allow-Origin', origin);
  context.header('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
}

function forbidden(detail: string): RequestProblem {
  return new RequestProblem(403, detail, {
    'WWW-Authenticate': 'Bearer error="insufficient_scope"',
  });
}
