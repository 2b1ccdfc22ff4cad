import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { maxAccessSeconds, originPattern } from '@mezzanine/api-contract/private-map-operations';
import type { ViewerAccessRow } from '../database/DatabaseSchema.ts';
import type { Database } from '../database/openDatabase.ts';

/** The access that a valid link to a private map grants. */
interface ViewerLink {
  readonly workspace: string;
  readonly venue: string;
  /** Origins of pages that may show the map in a frame. */
  readonly origins: readonly string[];
}

/** A link to create. */
export interface LinkWish extends ViewerLink {
  readonly seconds: number;
  /** Who it is for. Default: not given. */
  readonly subject?: string | undefined;
}

/** A new link, and the token in its URL. */
export interface IssuedLink {
  readonly row: ViewerAccessRow;
  readonly access: string;
}

/** Why a link is rejected. A modified token is `unreadable`. */
export type LinkFault = 'unreadable' | 'expired' | 'early' | 'revoked';

/** A checked link. An expired link still says which pages may frame it. */
export interface ReadLink {
  readonly fault?: LinkFault;
  readonly link?: ViewerLink;
}

/** Dependencies of links. */
export interface LinkParts {
  readonly database: Database;
  /** Secret of this server that signs links. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Links that a workspace can have at a time. */
export const maxLinks = 10_000;
/** How long an ended link stays in the list, in milliseconds, so that operators still find it. */
const keptMs = 7 * 86_400_000;
const isOrigin = new RegExp(originPattern);
const algorithm = 'HS256';
const type = 'viewer-access+jwt';
const issuer = 'mezzanine-server';
const audience = 'viewer';

/**
 * Links to private maps. The token in the URL is signed, and contains the id of the link and when
 * it expires. The rest is stored in the database, so that a link can be revoked.
 */
export class ViewerLinks {
  readonly #database: Database;
  readonly #key: KeyObject;
  readonly #now: () => number;

  constructor({ database, key, now }: LinkParts) {
    this.#database = database;
    this.#key = createSecretKey(Buffer.from(key));
    this.#now = now;
  }

  /**
   * Creates a link and stores it; only stored links grant access.
   *
   * @param database - the transaction to write in. Default: a new one
   * @throws RequestProblem 409 if the workspace has too many
   */
  async issue(wish: LinkWish, database: Database = this.#database): Promise<IssuedLink> {
    // Times in tokens are whole seconds.
    const since = Math.floor(this.#now() / 1000) * 1000;
    const row: ViewerAccessRow = {
      id: `va_${randomBytes(12).toString('hex')}`,
      workspace: wish.workspace,
      venue: wish.venue,
      subject: wish.subject ?? null,
      origins: JSON.stringify(wish.origins),
      created_at: new Date(since).toISOString(),
      expires_at: new Date(since + wish.seconds * 1000).toISOString(),
    };
    await this.#keep(database, row);
    return { row, access: await this.#sign(row) };
  }

  async #keep(database: Database, row: ViewerAccessRow): Promise<void> {
    const before = new Date(this.#now() - keptMs).toISOString();
    await database.deleteFrom('viewer_access').where('expires_at', '<', before).execute();
    const { count } = await database
      .selectFrom('viewer_access')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('workspace', '=', row.workspace)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxLinks) {
      throw new RequestProblem(
        409,
        `The workspace has ${maxLinks} links, which is the maximum. Revoke one first.`,
      );
    }
    await database.insertInto('viewer_access').values(row).execute();
  }

  #sign({ id, venue, created_at, expires_at }: ViewerAccessRow): Promise<string> {
    const since = new Date(created_at);
    return new SignJWT({ venue })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(id)
      .setIssuedAt(since)
      .setNotBefore(since)
      .setExpirationTime(new Date(expires_at))
      .sign(this.#key);
  }

  /** Reads the token of a URL or an Authorization header. */
  async read(access: string): Promise<ReadLink> {
    const claims = await this.#verify(access);
    if (typeof claims === 'string') return { fault: claims };
    const row = await this.#database
      .selectFrom('viewer_access')
      .selectAll()
      .where('id', '=', claims.id)
      .where('venue', '=', claims.venue)
      .executeTakeFirst();
    if (row === undefined) return { fault: claims.fault ?? 'revoked' };
    const { workspace, venue } = row;
    const link = { workspace, venue, origins: JSON.parse(row.origins) as readonly string[] };
    return claims.fault === undefined ? { link } : { link, fault: claims.fault };
  }

  /** Whether an unexpired link to the venue lists the origin. */
  async anyNames(venue: string, origin: string): Promise<boolean> {
    // An invalid origin could contain wildcards of the pattern in the query.
    if (!isOrigin.test(origin)) return false;
    const row = await this.#database
      .selectFrom('viewer_access')
      .select('id')
      .where('venue', '=', venue)
      .where('expires_at', '>', new Date(this.#now()).toISOString())
      .where('origins', 'like', `%"${origin}"%`)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @returns the signed claims and whether they are expired, or the fault of an invalid token */
  async #verify(access: string): Promise<SignedClaims | 'unreadable'> {
    try {
      const { payload } = await jwtVerify(access, this.#key, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['iat', 'nbf', 'exp', 'jti'],
        currentDate: new Date(this.#now()),
      });
      return readClaims(payload, undefined);
    } catch (error) {
      // The signature and all other claims are valid; only the times remain to be checked.
      if (error instanceof errors.JWTExpired) return readClaims(error.payload, 'expired');
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') {
        return readClaims(error.payload, 'early');
      }
      if (error instanceof errors.JOSEError) return 'unreadable';
      throw error;
    }
  }
}

interface SignedClaims {
  readonly id: string;
  readonly venue: string;
  readonly fault: LinkFault | undefined;
}

/**
 * A token with a longer lifetime than links can have was not signed by this version of the server.
 */
function readClaims(
  { iat = 0, exp = 0, jti, venue }: JWTPayload,
  fault: LinkFault | undefined,
): SignedClaims | 'unreadable' {
  const isTooLong = exp - iat > maxAccessSeconds;
  if (isTooLong || jti === undefined || typeof venue !== 'string') return 'unreadable';
  return { id: jti, venue, fault };
}

/** Whether a bearer token looks like a link to a private map. Does not check its signature. */
export function isViewerAccess(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === type;
  } catch {
    return false;
  }
}
