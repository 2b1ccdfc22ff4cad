/** Why a database cannot serve a request that is correct. */
export type DatabaseOutage = 'locked' | 'full' | 'down';

/** Codes of SQLite and PostgreSQL, and of connections to PostgreSQL. */
const outages: readonly (readonly [DatabaseOutage, RegExp])[] = [
  ['locked', /^(?:SQLITE_(?:BUSY|LOCKED|PROTOCOL)|40001|40P01|55P03|25P03)/],
  ['full', /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/],
  [
    'down',
    /^(?:SQLITE_(?:IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY)|08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/,
  ],
];

/** Messages of the PostgreSQL client for connections that end or do not open; they have no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The outage that an error of the database means. */
export function outageOf(error: unknown): DatabaseOutage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { readonly code?: string };
  if (code === undefined) return lostConnection.test(error.message) ? 'down' : undefined;
  return outages.find(([, pattern]) => pattern.test(code))?.[0];
}
