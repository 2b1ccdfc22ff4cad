import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import { defaultAccessSeconds } from '@mezzanine/api-contract/private-map-operations';
import type { ViewerAccessRow } from '../database/DatabaseSchema.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import type { ViewerLinks } from './ViewerLinks.ts';

/** Dependencies of links to private maps. */
export interface PrivateMapParts extends RecordParts {
  readonly links: ViewerLinks;
  /** Origin of the URLs of links. Default: the origin of the request. */
  readonly publicOrigin: string | undefined;
}

type AccessAnswer = NonNullable<Answer<'listViewerAccess'>['body']>['viewerAccess'][number];

/** The visibility of a venue, and links to private ones: create, list, revoke. */
export function addPrivateMapRoutes(api: ApiRoutes, parts: PrivateMapParts): void {
  const { database, venues } = parts;
  api.on('getVisibility', async ({ path }) => {
    const isPrivate = await venues.isPrivate(path.venueId);
    const visibility: 'private' | 'public' = isPrivate ? 'private' : 'public';
    return { status: 200, body: { visibility } };
  });

  api.on('putVisibility', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { visibility } = call.body;
      await transaction
        .updateTable('venues')
        .set({ visibility })
        .where('id', '=', call.path.venueId)
        .execute();
      return { status: 200, body: { visibility } };
    }),
  );

  api.on('listViewerAccess', async ({ caller, query }) => {
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor(['viewer-access', caller.workspace]);
    const rows = await database
      .selectFrom('viewer_access')
      .selectAll()
      .where('workspace', '=', caller.workspace)
      .where('id', '>', pages.read(cursor))
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(rows, limit, ({ id }) => id);
    return { status: 200, body: { viewerAccess: page.map(answerOf), ...next } };
  });

  api.on('createViewerAccess', (call) => createAccess(parts, call));

  api.on('deleteViewerAccess', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('viewer_access')
        .where('workspace', '=', call.caller.workspace)
        .where('id', '=', call.path.accessId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) return { status: 204 };
      throw new RequestProblem(
        404,
        `No link of the workspace has the id "${call.path.accessId}". List them: GET /api/v1/viewer-access`,
      );
    }),
  );
}

async function createAccess(
  parts: PrivateMapParts,
  call: Call<'createViewerAccess'>,
): Promise<Answer<'createViewerAccess'>> {
  const { database, venues, links } = parts;
  const { caller, context } = call;
  const { venueId, origins, subject, expiresInSeconds: seconds = defaultAccessSeconds } = call.body;
  refuseOrigins(origins);
  await venues.admit(caller, venueId);
  if (!(await venues.isPrivate(venueId))) {
    throw new RequestProblem(
      409,
      `The venue "${venueId}" is public and needs no link. Make it private: PUT /api/v1/venues/${venueId}/visibility`,
    );
  }
  const wish = { workspace: caller.workspace, venue: venueId, origins, subject, seconds };
  return writeOnce(database, call, async (transaction) => {
    const { row, access } = await links.issue(wish, transaction);
    const address = `/viewer/?${String(new URLSearchParams({ venue: venueId, access }))}`;
    const url = `${parts.publicOrigin ?? new URL(context.req.url).origin}${address}`;
    return { status: 201, body: { ...answerOf(row), access, url } };
  });
}

/**
 * A string that matches the contract's pattern may still differ from the origin that a browser
 * sends.
 */
function refuseOrigins(origins: readonly string[]): void {
  const faults = origins.flatMap((origin, index) => {
    const written = URL.canParse(origin) ? new URL(origin).origin : undefined;
    if (written === origin) return [];
    const detail =
      written === undefined ? 'is not an origin' : `must be ${written}, as browsers write it`;
    return [{ pointer: `/origins/${index}`, detail }];
  });
  if (faults.length === 0) return;
  const texts = faults.map(({ pointer, detail }) => `${pointer} ${detail}`);
  throw new RequestProblem(422, `The body is invalid. ${texts.join('; ')}.`, {}, faults);
}

function answerOf(row: ViewerAccessRow): AccessAnswer {
  const { id, venue, origins, subject, created_at, expires_at } = row;
  return {
    id,
    venueId: venue,
    createdAt: created_at,
    expiresAt: expires_at,
    origins: JSON.parse(origins) as string[],
    ...(subject !== null && { subject }),
  };
}
