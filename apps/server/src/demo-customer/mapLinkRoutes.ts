import { Hono } from 'hono';
import { originPattern } from '@mezzanine/api-contract/private-map-operations';
import type { Platform } from '../platform/createPlatform.ts';
import { askingPage } from '../platform/private-maps/askingPage.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { demoWorkspace } from '../venues/AccessTokens.ts';
import { privateOffice } from './privateOffice.ts';

/** Seconds until a link of the sample customer expires. */
const linkSeconds = 600;

/**
 * Acts as the server of a customer whose page shows a private map. It creates a link for the page.
 * A real server would check who is signed in first. Only for pages of this server.
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
