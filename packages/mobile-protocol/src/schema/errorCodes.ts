/** Every error code with its meaning and remedy. */
export const mobileErrorCodes = {
  // Messages
  'unknown-type': {
    meaning: 'The other side does not know this message type.',
    remedy: 'Use a type listed in SPEC.md.',
  },
  'invalid-payload': {
    meaning: 'A payload does not match its type.',
    remedy: "Send a payload that matches the protocol's type.",
  },
  'not-connected': {
    meaning: 'There is no session.',
    remedy: 'Wait for the session before sending requests.',
  },
  'wrong-version': {
    meaning: 'The page and the host support different versions of the protocol.',
    remedy: 'Bundle the page that comes with this version of the SDK.',
  },
  'timed-out': {
    meaning: 'A request got no response in time.',
    remedy: 'Try again.',
  },
  closed: {
    meaning: 'The map was closed.',
    remedy: 'Create another map.',
  },
  'page-lost': {
    meaning: 'The web view was reloaded or its process ended while a request was pending.',
    remedy: 'Send the request again. The map itself is restored.',
  },
  'not-possible': {
    meaning: 'The page could not carry out the request.',
    remedy: 'Read the message for the reason.',
  },

  // Venue and map
  'no-venue': {
    meaning: 'The request needs a venue, and none is loaded.',
    remedy: 'Set the venue and wait until it is loaded.',
  },
  'no-map': {
    meaning: 'The request needs a map, and none is shown.',
    remedy: 'Set a venue with a map.',
  },
  'invalid-argument': {
    meaning: 'A value is not supported.',
    remedy: 'Correct the argument that the message names.',
  },
  'unknown-target': {
    meaning: 'An id, key, or place is not in the venue or on the map.',
    remedy: 'Use an id of the loaded venue.',
  },
  'server-not-allowed': {
    meaning: 'The host did not name this server when the session started.',
    remedy: 'List it in the servers of `welcome`. Reload the page first if it is running.',
  },
  'venue-not-found': {
    meaning: 'The server has no venue with this id.',
    remedy: 'Check the id and the server.',
  },
  unauthorized: {
    meaning: 'The server rejected the key, secret, or token.',
    remedy: 'Check the credentials, or request another token.',
  },
  network: {
    meaning: 'The server could not be reached.',
    remedy: 'Check the connection, and try again.',
  },
  'http-status': {
    meaning: 'The server responded with an error.',
    remedy: 'Try again later.',
  },
  'invalid-venue': {
    meaning: 'The bundle is not a valid venue.',
    remedy: 'Export the venue again.',
  },
  'unknown-language': {
    meaning: 'The venue has no text in this language.',
    remedy: 'Use one of the languages that the venue lists.',
  },
  'no-webgl': {
    meaning: 'The web view has no WebGL 2.',
    remedy: 'Update the web view of the system.',
  },
  'context-lost': {
    meaning: 'The graphics context was lost and did not come back.',
    remedy: 'Reload the page.',
  },
  'model-failed': {
    meaning: 'A model could not be loaded.',
    remedy: 'Check its URL and format.',
  },
  'image-failed': {
    meaning: 'An image could not be loaded.',
    remedy: 'Check its URL and format.',
  },
  'position-unavailable': {
    meaning: 'The position is not available.',
    remedy: 'Check the source of positions.',
  },
  'outdoor-unavailable': {
    meaning: 'The outdoor map cannot start.',
    remedy: 'Check that the app bundles `outdoor.js` of the page.',
  },
  'outdoor-style': {
    meaning: 'The style of the outdoor map cannot be rendered.',
    remedy: 'Check the style.',
  },
  'no-successor': {
    meaning: 'A call of an older version has no counterpart.',
    remedy: 'Read the migration guide.',
  },
} as const;

/** Stable error code. */
export type MobileErrorCode = keyof typeof mobileErrorCodes;
