/** Stable error codes of this package. Branch on the code, not on the message. */
export type MezzanineErrorCode =
  | 'invalid-argument'
  | 'venue-not-found'
  | 'unauthorized'
  | 'network'
  | 'http-status'
  | 'aborted'
  | 'invalid-venue'
  | 'unknown-language'
  | 'container-not-found'
  | 'container-has-no-size'
  | 'no-webgl'
  | 'context-lost'
  | 'destroyed'
  | 'model-failed'
  | 'position-denied'
  | 'position-unavailable'
  | 'outdoor-unavailable'
  | 'outdoor-style'
  | 'foreign-map'
  | 'unknown-target'
  | 'image-failed';

/** The meaning of a code, and the default fix for errors that do not provide their own. */
export interface ErrorCodeEntry {
  /** One sentence: what happened. */
  readonly meaning: string;
  /** One sentence: what to do. */
  readonly remedy: string;
}

/**
 * Every code with its meaning and remedy; the error table in the documentation is generated from
 * it.
 */
export const errorCodes: Readonly<Record<MezzanineErrorCode, ErrorCodeEntry>> = {
  'invalid-argument': {
    meaning: 'An argument has an unsupported type or value.',
    remedy: 'Pass a value that the message lists as expected.',
  },
  'venue-not-found': {
    meaning: 'The key is valid, but the server has no venue with that id.',
    remedy: 'Use one of the ids that GET /api/v1/venues lists.',
  },
  unauthorized: {
    meaning: 'The server does not accept the key and secret.',
    remedy: 'Check both, and check that they belong to the server at baseUrl.',
  },
  network: {
    meaning: 'The server did not send a complete response.',
    remedy:
      'Check the URL and the connection, and check that the server allows this page through CORS.',
  },
  'http-status': {
    meaning: 'The server responded with an unexpected status or content type.',
    remedy: 'Open the URL in a browser and check the response.',
  },
  aborted: {
    meaning: 'The AbortSignal was aborted before the venue was loaded.',
    remedy: 'If you did not abort on purpose, find the code that aborts the signal.',
  },
  'invalid-venue': {
    meaning: 'The file is not a valid venue; the cause of the error says why.',
    remedy: 'Export the venue again, or fix the file named in the cause.',
  },
  'unknown-language': {
    meaning: 'The venue has no texts in the requested language.',
    remedy: "Use a code from venue.languages, or omit it to use the venue's own language.",
  },
  'container-not-found': {
    meaning: 'The page has no container element for the map.',
    remedy: 'Pass an element of the page, or a selector that matches one when showMap is called.',
  },
  'container-has-no-size': {
    meaning: 'The map container is zero pixels wide or high.',
    remedy: 'Give the container a height, for example #map { height: 400px }.',
  },
  'no-webgl': {
    meaning: 'The browser does not support WebGL 2.',
    remedy: 'Turn on hardware acceleration or use a current browser. As a fallback, show an image.',
  },
  'context-lost': {
    meaning: 'The WebGL context was lost and not restored.',
    remedy: 'Destroy the map and show it again. Keep fewer maps on one page.',
  },
  destroyed: {
    meaning: 'The map was used after destroy() was called.',
    remedy: 'Call showMap again, or stop using the destroyed map view.',
  },
  'model-failed': {
    meaning: 'A model could not be loaded, is not a binary glTF file, or is too large.',
    remedy: 'Export it as one .glb file without compressed meshes, and check its URL.',
  },
  'position-denied': {
    meaning: "The user or a permissions policy denied access to the device's position.",
    remedy:
      'Explain why you need it and ask again after a click, or continue without the blue dot.',
  },
  'position-unavailable': {
    meaning: 'The device cannot determine its position.',
    remedy: 'Serve the page over HTTPS, wait for a better signal, or use your own position source.',
  },
  'outdoor-unavailable': {
    meaning: 'MapLibre, which renders the outdoor map, is not installed or cannot start.',
    remedy: 'Install it with npm install maplibre-gl@6. The indoor map works without it.',
  },
  'outdoor-style': {
    meaning: 'The style of the outdoor map, or a resource it references, cannot be rendered.',
    remedy:
      'Open the URL in a browser, check the style, and check that CORS allows this page to load it.',
  },
  'foreign-map': {
    meaning: 'The method is not available on an overlay, because the host map controls this.',
    remedy:
      'Call the host map library instead, for example map.setMaxZoom, map.dragPan or map.setStyle.',
  },
  'unknown-target': {
    meaning: 'A space, floor, label or other target is not part of this map.',
    remedy: 'Use targets from the venue that this map shows.',
  },
  'image-failed': {
    meaning: 'An image on the map could not be loaded and is not shown.',
    remedy: 'Check that the URL returns an image and that its server allows CORS.',
  },
};
