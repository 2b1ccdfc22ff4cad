import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { SearchIndex } from '@mezzanine/search';
import type { ServerConfig } from './config/readConfig.ts';
import type { FeedbackNotes } from './feedback/FeedbackNotes.ts';
import { feedbackRoutes } from './feedback/feedbackRoutes.ts';
import type { DailyCounts } from './page-views/DailyCounts.ts';
import {
  type AccessLogEntry,
  observeRequests,
  operationRoutes,
} from './operations/operationRoutes.ts';
import type { ServerMetrics } from './operations/ServerMetrics.ts';
import type { OperatorAccess } from './operators/OperatorAccess.ts';
import { mcpRoutes } from './mcp/mcpRoutes.ts';
import { operatorRoutes, requireOperator } from './operators/operatorRoutes.ts';
import { keyPageRoutes } from './operators/keys/keyPageRoutes.ts';
import { venuePageRoutes } from './operators/venues/venuePageRoutes.ts';
import { pageViewRoutes } from './page-views/pageViewRoutes.ts';
import { shareApi } from './platform/api-requests/shareApi.ts';
import type { Platform } from './platform/createPlatform.ts';
import type { Database } from './platform/database/openDatabase.ts';
import type { VenueModels } from './platform/venue-content/VenueModels.ts';
import { previewRoutes } from './playground-preview/previewRoutes.ts';
import { outageOf } from './platform/database/databaseOutage.ts';
import { problemOfOutage } from './problem/problemOfOutage.ts';
import { RateLimit } from './problem/RateLimit.ts';
import { rateLimits } from './problem/rateLimits.ts';
import { RequestProblem, type ProblemStatus } from './problem/RequestProblem.ts';
import { respondWithProblem } from './problem/respondWithProblem.ts';
import type { SampleCustomer } from './demo-customer/SampleCustomer.ts';
import { mapLinkRoutes } from './demo-customer/mapLinkRoutes.ts';
import { sampleRoutes } from './demo-customer/sampleRoutes.ts';
import { believeProxies } from './problem/senderOf.ts';
import { indexRoutes } from './search/indexes/indexRoutes.ts';
import type { IndexStore } from './search/indexes/IndexStore.ts';
import { insightsRoutes } from './search/insights/insightsRoutes.ts';
import type { SearchInsights } from './search/insights/SearchInsights.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { allowAnyOrigin } from './security/allowAnyOrigin.ts';
import { securityHeaders } from './security/securityHeaders.ts';
import { wasmWorkerPath, wasmWorkerPolicy } from './security/wasmWorkerPolicy.ts';
import type { Site } from './static/Site.ts';
import { staticRoutes } from './static/staticRoutes.ts';
import { swiftRegistryRoutes } from './swift-registry/swiftRegistryRoutes.ts';
import type { AccessTokens } from './venues/AccessTokens.ts';
import type { VenueCatalog } from './venues/VenueCatalog.ts';
import { venueRoutes } from './venues/venueRoutes.ts';
import { ancestorsOf, guardPrivateMaps } from './viewer/guardPrivateMaps.ts';
import { viewerHeaders } from './viewer/viewerHeaders.ts';

/** Parts of the application. `main.ts` reads them from disk, and tests create them. */
export interface AppParts {
  readonly config: ServerConfig;
  /** Folder that all file paths are relative to. */
  readonly root: string;
  readonly site: Site;
  readonly venues: VenueCatalog;
  readonly models: VenueModels;
  readonly tokens: AccessTokens;
  /** The platform API: locations, events, directions, and the rest of the contract. */
  readonly platform: Platform;
  readonly counts: DailyCounts;
  readonly notes: FeedbackNotes;
  readonly searchIndex: SearchIndex;
  readonly indexes: IndexStore;
  readonly insights: SearchInsights;
  /** Administers search indexes. */
  readonly searchAdminKey: string;
  readonly metrics: ServerMetrics;
  /** Dependencies that `/readyz` checks. */
  readonly database: Database;
  /** Folder that the server writes to. */
  readonly dataFolder: string;
  /** Returns the free bytes on the disk of a folder. Default: asks the operating system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Writes a line to the access log. Default: no log. */
  readonly logRequest?: ((entry: AccessLogEntry) => void) | undefined;
  /** Decides who may open the operators' pages. */
  readonly operators: OperatorAccess;
  /** Routes for sign-in and the content it protects. Default: none. */
  readonly identity?: Hono;
  /** Endpoints of a sample customer, to try sync with. Default: none. */
  readonly sampleCustomer?: SampleCustomer;
  /** Called with internal errors, which clients never see. */
  readonly onFault: (error: unknown, requestId?: string) => void;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** Paths that programs of any origin may use. None of them reads a cookie. */
const sharedPaths = ['/1/*', '/sdk/*', '/packages/*', '/play/*'];

/** Pages and tables for the operators of the server. */
const operatorPaths = ['/stats', '/stats/*', '/metrics'];

/** Composes the server from the routes of every feature and the middleware that they share. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  app.use('*', observeRequests(parts));
  app.use('*', securityHeaders(parts.config));
  app.use('*', believeProxies(parts.config.trustedProxies));
  for (const path of sharedPaths) {
    app.use(path, allowAnyOrigin({ exposeHeaders: ['ETag', 'Content-Range'] }));
    app.use(path, isForAll);
  }
  app.use(wasmWorkerPath, wasmWorkerPolicy);
  app.use('/viewer/*', viewerHeaders({ ancestorsOf }));
  const productName = parts.config.site.product.name;
  app.get('/viewer/', guardPrivateMaps({ ...parts.platform, productName }));
  parts.operators.acceptStored(parts.platform.keys);
  const onlyOperators = requireOperator({ operators: parts.operators, productName });
  for (const path of operatorPaths) app.use(path, onlyOperators);
  app.route('/', shareApi(parts.platform));
  app.use('/api/v1/*', parts.platform.guard);
  app.route('/', operationRoutes(parts));
  app.route('/', interfaceRoutes(parts));
  app.route('/', staticRoutes({ root: parts.root, site: parts.site, config: parts.config.site }));
  app.onError((error, context) => {
    const problem = toProblem(error);
    if (problem !== error && problem.status >= 500) parts.onFault(error, requestIdOf(context));
    return respondWithProblem(context, problem);
  });
  return app;
}

const isForAll: MiddlewareHandler = async (context, next) => {
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  await next();
};

function requestIdOf(context: Context): string | undefined {
  const id: unknown = context.get('requestId');
  return typeof id === 'string' ? id : undefined;
}

function interfaceRoutes(parts: AppParts): Hono {
  const routes = new Hono();
  routes.use(
    '*',
    methodNotAllowed({
      app: routes,
      onMethodNotAllowed: (context, methods) => {
        const allow = methods.join(', ');
        const detail = `${context.req.path} supports ${allow}, not ${context.req.method}.`;
        return respondWithProblem(context, new RequestProblem(405, detail, { Allow: allow }));
      },
    }),
  );
  const { config } = parts;
  routes.route('/', venueRoutes({ ...parts, ...parts.platform }));
  routes.route('/', parts.platform.routes);
  routes.route('/', previewRoutes());
  const productName = config.site.product.name;
  routes.route('/', operatorRoutes({ operators: parts.operators, productName }));
  routes.route('/', venuePageRoutes({ ...parts, productName }));
  routes.route('/', keyPageRoutes({ ...parts, productName }));
  routes.route('/', pageViewRoutes({ ...parts, productName }));
  routes.route('/', feedbackRoutes(parts));
  routes.route('/', hostedSearchRoutes(parts));
  routes.route('/', swiftRegistryRoutes(parts));
  if (config.offersMcp) routes.route('/', assistantRoutes(parts));
  if (parts.sampleCustomer) {
    routes.route('/', mapLinkRoutes(parts.platform));
    routes.route('/', sampleRoutes(parts.sampleCustomer));
  }
  if (parts.identity) routes.route('/', parts.identity);
  return routes;
}

function hostedSearchRoutes(parts: AppParts): Hono {
  const { search, product } = parts.config.site;
  const keys = {
    ...search,
    adminKey: parts.searchAdminKey,
    isAdminSecret: async (secret: string) =>
      (await parts.platform.keys.keyOf(secret, 'search-admin')) !== undefined,
  };
  return new Hono()
    .route('/', searchRoutes({ ...parts, keys }))
    .route('/', indexRoutes({ ...parts, keys }))
    .route('/', insightsRoutes({ ...parts, keys, productName: product.name }));
}

function assistantRoutes(parts: AppParts): Hono {
  const { config, monotonicNow } = parts;
  const most = config.apiRequestsPerMinute;
  return mcpRoutes({
    ...parts,
    ...parts.platform,
    limit: new RateLimit({ ...rateLimits.api, most }, monotonicNow),
    refused: new RateLimit(rateLimits.refusedPairs, monotonicNow),
  });
}

/** Whether the client closed the connection while its body was read. */
function isAbortedUpload(error: Error & { readonly code?: unknown }): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted';
}

function toProblem(error: Error): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new RequestProblem(error.status as ProblemStatus, error.message);
  }
  if (isAbortedUpload(error)) {
    return new RequestProblem(400, 'The request ended before its body was complete.');
  }
  const outage = outageOf(error);
  if (outage !== undefined) return problemOfOutage(outage);
  return new RequestProblem(
    500,
    'The server could not process this request. The cause is in its log.',
  );
}
