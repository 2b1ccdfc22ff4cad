/** Port of the server that the browser tests start. `E2E_PORT` sets another port. */
export const port = Number(process.env['E2E_PORT'] ?? 8099);

/** Origin of that server. */
export const origin = `http://localhost:${port}`;
