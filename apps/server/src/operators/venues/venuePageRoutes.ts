import { maxVenueBytes } from '@mezzanine/api-contract/limits';
import { type Context, Hono } from 'hono';
import type { Caller } from '../../platform/api-requests/Caller.ts';
import type { Platform } from '../../platform/createPlatform.ts';
import type { Database } from '../../platform/database/openDatabase.ts';
import { RefusedVenue } from '../../platform/venue-versions/RefusedVenue.ts';
import type { PublishRequest } from '../../platform/venue-versions/VenuePublisher.ts';
import { VersionStore } from '../../platform/venue-versions/VersionStore.ts';
import { limitBody } from '../../problem/limitBody.ts';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { demoWorkspace } from '../../venues/AccessTokens.ts';
import { requireOwnPage } from '../requireOwnPage.ts';
import { renderVenuePage } from './renderVenuePage.ts';
import { renderVenuesPage } from './renderVenuesPage.ts';

/** Maximum bytes of a form in addition to its file. */
const formBytes = 64 * 1024;
const idPattern = /^[\w-]{1,100}$/;
/** Operators publish to the workspace of the demo venues and of `npm run api-key`. */
const operator: Caller = { workspace: demoWorkspace, scopes: ['read', 'write'] };

/** Dependencies of the pages for venues. */
export interface VenuePageParts {
  readonly platform: Pick<Platform, 'venues' | 'publisher' | 'uploads'>;
  readonly database: Database;
  readonly productName: string;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
}

/** Pages on which operators publish venues, roll back to earlier versions, and delete venues. */
export function venuePageRoutes(parts: VenuePageParts): Hono {
  const { platform, database, productName, now = Date.now } = parts;
  const { venues, publisher, uploads } = platform;
  const routes = new Hono();
  const store = new VersionStore(database, now);

  routes.get('/stats/venues', async (context) => {
    const listings = await venues.listingsFor(operator);
    return context.html(renderVenuesPage({ productName, venues: listings }));
  });

  routes.post(
    '/stats/venues',
    requireOwnPage,
    limitBody(maxVenueBytes + formBytes),
    async (context) => {
      const form = await readForm(context);
      const { values } = form;
      try {
        await uploads.admit(async () => {
          const request = await requestOf(form);
          const write = await publisher.publish(operator, request);
          await database.transaction().execute(write);
        });
        return context.redirect(`/stats/venues/${values['venueId'] ?? ''}`, 303);
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error;
        const findings = error instanceof RefusedVenue ? error.findings : [];
        const refused = { detail: error.message, findings, values };
        const listings = await venues.listingsFor(operator);
        const page = renderVenuesPage({ productName, venues: listings, refused });
        return context.html(page, error.status, { ...error.headers });
      }
    },
  );

  routes.get('/stats/venues/:venueId', async (context) => {
    const { id, name } = (await venues.require(operator, context.req.param('venueId'))).listing;
    const published = await venues.versionOf(id);
    const versions = await store.list(id, '', 100);
    return context.html(renderVenuePage({ productName, id, name, versions, published }));
  });

  return routes.route('/', changeRoutes(parts));
}

/** Rollback and deletion. */
function changeRoutes({ platform, database }: VenuePageParts): Hono {
  const { publisher } = platform;
  const routes = new Hono();

  routes.post(
    '/stats/venues/:venueId/versions/:versionId/publish',
    requireOwnPage,
    async (context) => {
      const { venueId, versionId } = context.req.param();
      await database.transaction().execute(await publisher.rollBack(operator, venueId, versionId));
      return context.redirect(`/stats/venues/${venueId}`, 303);
    },
  );

  routes.post(
    '/stats/venues/:venueId/delete',
    requireOwnPage,
    limitBody(formBytes),
    async (context) => {
      const venueId = context.req.param('venueId');
      const { confirmation } = await context.req.parseBody();
      if (confirmation !== venueId) {
        throw new RequestProblem(400, `Type the id "${venueId}" to delete the venue.`);
      }
      await database.transaction().execute(await publisher.delete(operator, venueId));
      return context.redirect('/stats/venues', 303);
    },
  );

  return routes;
}

interface Form {
  readonly file: File | undefined;
  readonly values: Readonly<Record<string, string>>;
}

async function readForm(context: Context): Promise<Form> {
  const { file, ...fields } = await context.req.parseBody();
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()] as const] : [],
  );
  return { values: Object.fromEntries(texts), file: file instanceof File ? file : undefined };
}

async function requestOf({ values, file }: Form): Promise<PublishRequest> {
  const { venueId = '', name, city } = values;
  if (!idPattern.test(venueId)) {
    throw new RequestProblem(
      400,
      `The id "${venueId.slice(0, 60)}" is invalid. Use up to 100 letters, digits, hyphens, and underscores.`,
    );
  }
  if (file === undefined || file.size === 0) {
    throw new RequestProblem(400, 'No file was selected. Select the file of a venue.');
  }
  const isPrivate = values['private'] === 'yes';
  return {
    venueId,
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: name === '' ? undefined : name,
    city: city === '' ? undefined : city,
    visibility: isPrivate ? 'private' : 'public',
    acceptErrors: values['acceptErrors'] === 'yes',
  };
}
