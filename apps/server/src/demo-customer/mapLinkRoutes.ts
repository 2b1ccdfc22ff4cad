import { Hono } from 'hono';
import { originPattern } from '@mezzanine/api-contract/private-map-operations';
import type { Platform } from '../platform/createPlatform.ts';
import { askingPage } from '../platform/private-maps/askingPage.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { demoWorkspace } from '../venues/AccessTokens.ts';
import { privateOffice } from './privateOffice.ts';

/** Seconds that a link of the sample customer works for. */
const linkSeconds = 600;

/**
 * What the server of a customer does whose page shows a private map: it makes a link for the page,
 * where others would first see who is signed in. For pages of this server.
 */
export function mapLinkRoutes({ links }: Pick<Platform, 'links'>): Hono {
  return new Hono().post('/sample-customer/map-link', async (context) => {
    const { origin } = new URL(context.req.url);
    const page = askingPage(context);
    if (page !== undefined || !new RegExp(originPattern).test(origin)) {
      throw new RequestProblem(
        403,
        `The sample customer only creates links for its own pages, not for ${(page ?? origin).slice(0, 100)}.`,
      );
    }
    const { row, access } = await links.issue({
      workspace: demoWorkspace,
      venue: privateOffice,
      seconds: linkSeconds,
      origins: [origin],
      subject: 'Sample customer',
    });
    context.header('Cache-Control', 'no-store');
    const query = new URLSearchParams({ venue: privateOffice, access });
    return context.json({ url: `/viewer/?${String(query)}`, expiresAt: row.expires_at });
  });
}
