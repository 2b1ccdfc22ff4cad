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

/** The fix for each code, for errors that do not contain one themselves. */
export const remedies: Readonly<Record<MezzanineErrorCode, string>> = {
  'invalid-argument': 'Correct the argument that the message names.',
  'venue-not-found': 'Use one of the ids that GET /api/v1/venues lists.',
  unauthorized: 'Check both, and check that they belong to the server at baseUrl.',
  network:
    'Check the URL and the connection, and check that the server allows this page through CORS.',
  'http-status': 'Open the URL in a browser and check the response.',
  aborted: 'If you did not abort on purpose, find the code that aborts the signal.',
  'invalid-venue': 'Export the venue again, or fix the file named in the cause.',
  'unknown-language':
    "Use a code from venue.languages, or omit it to use the venue's own language.",
  'container-not-found':
    'Pass an element of the page, or a selector that matches one when showMap is called.',
  'container-has-no-size': 'Give the container a height, for example #map { height: 400px }.',
  'no-webgl':
    'Turn on hardware acceleration or use a current browser. As a fallback, show an image.',
  'context-lost': 'Destroy the map and show it again. Keep fewer maps on one page.',
  destroyed: 'Call showMap again, or stop using the destroyed map view.',
  'model-failed': 'Export it as one .glb file without compressed meshes, and check its URL.',
  'position-denied':
    'Explain why you need it and ask again after a click, or continue without the blue dot.',
  'position-unavailable':
    'Serve the page over HTTPS, wait for a better signal, or use your own position source.',
  'outdoor-unavailable':
    'Install it with npm install maplibre-gl@6. The indoor map works without it.',
  'outdoor-style': 'Open the URL in a browser, and check the style and its CORS headers.',
  'foreign-map':
    'Call the host map library instead, for example map.setMaxZoom, map.dragPan, or map.setStyle.',
  'unknown-target': 'Use targets from the venue that this map shows.',
  'image-failed':
    'Check the name of the symbol, or that the URL returns an image and its server allows CORS.',
};
