/** Why the database cannot serve a valid request. */
export type DatabaseOutage = 'locked' | 'full' | 'down';

/** Error codes of SQLite, PostgreSQL, and connections to PostgreSQL. */
const outages: readonly (readonly [DatabaseOutage, RegExp])[] = [
  ['locked', /^(?:SQLITE_(?:BUSY|LOCKED|PROTOCOL)|40001|40P01|55P03|25P03)/],
  ['full', /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/],
  [
    'down',
    /^(?:SQLITE_(?:IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY)|08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/,
  ],
];

/** Messages of the PostgreSQL client for lost or failed connections, which have no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The outage that a database error indicates. */
export function outageOf(error: unknown): DatabaseOutage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { readonly code?: string };
  if (code === undefined) return lostConnection.test(error.message) ? 'down' : undefined;
  return outages.find(([, pattern]) => pattern.test(code))?.[0];
}
