/**
 * The channel between the viewer and its host: the parent of a frame, or the app around a web view.
 */
export interface ViewerPort {
  /**
   * Sends a message to the host, if it has this origin.
   *
   * @param message - plain data
   * @param origin - exact origin; {@link appOrigin} for apps
   */
  send(message: object, origin: string): void;

  /**
   * Receives messages together with the origin of their sender.
   *
   * @returns a function that stops listening
   */
  listen(receive: (data: unknown, origin: string) => void): () => void;
}

/**
 * Origin of an app that shows the viewer in a web view: the app controls the page, so there is no
 * web origin.
 */
export const appOrigin = 'app://host';
