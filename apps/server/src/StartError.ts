/** The server cannot start. The message says why and how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
