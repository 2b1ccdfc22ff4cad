import type { DatabaseOutage } from '../platform/database/databaseOutage.ts';
import { RequestProblem } from './RequestProblem.ts';

/** Seconds after which a client can retry. */
const retrySeconds: Readonly<Record<DatabaseOutage, number>> = { locked: 1, down: 5, full: 60 };

/** The response to a request that the database cannot serve. */
export function problemOfOutage(outage: DatabaseOutage): RequestProblem {
  const headers = { 'Retry-After': String(retrySeconds[outage]) };
  switch (outage) {
    case 'locked':
      return new RequestProblem(503, 'The database is busy. Retry the request.', headers);
    case 'down':
      return new RequestProblem(
        503,
        'The database is not available. Retry the request later.',
        headers,
      );
    case 'full':
      return new RequestProblem(
        507,
        'The server has no disk space left. The operator must free some.',
        headers,
      );
  }
}
