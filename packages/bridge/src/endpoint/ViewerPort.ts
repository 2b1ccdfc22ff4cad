/** The way between the viewer and its host: a frame's parent, or an app around a web view. */
export interface ViewerPort {
  /**
   * Sends a message to the host, if its origin is this one.
   *
   * @param message - plain data
   * @param origin - exact origin; {@link appOrigin} for apps
   */
  send(message: object, origin: string): void;

  /**
   * Hands over what comes in, with the origin that it comes from.
   *
   * @returns stops listening
   */
  listen(receive: (data: unknown, origin: string) => void): () => void;
}

/** Origin of an app that shows the viewer in a web view: it owns the page, so there is no other. */
export const appOrigin = 'app://host';
