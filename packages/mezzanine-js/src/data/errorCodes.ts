/** What can go wrong in this package, one stable code each. Branch on the code, not on the message. */
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

/** What a code means, and what to do about it when the error itself knows nothing closer. */
export interface ErrorCodeEntry {
  /** One sentence: what happened. */
  readonly meaning: string;
  /** One sentence: what to do. */
  readonly remedy: string;
}

/** Every code with its meaning and remedy; the documentation's table of errors is made of it. */
export const errorCodes: Readonly<Record<MezzanineErrorCode, ErrorCodeEntry>> = {
  'invalid-argument': {
    meaning: 'An argument has a type or a value that the function does not take.',
    remedy: 'Pass what the message says was expected.',
  },
  'venue-not-found': {
    meaning: 'The key is right, but the server has no venue of that id.',
    remedy: 'Use one of the ids that GET /api/v1/venues lists.',
  },
  unauthorized: {
    meaning: 'The server does not accept the key and secret.',
    remedy: 'Check both, and that they belong to the server at baseUrl.',
  },
  network: {
    meaning: 'No complete answer came from the server.',
    remedy: 'Check the address, the connection, and that the server allows this page by CORS.',
  },
  'http-status': {
    meaning: 'The server answered with a status or a content that is not what was asked for.',
    remedy: 'Open the address in a browser and look at what the server answers.',
  },
  aborted: {
    meaning: 'The AbortSignal was triggered before the venue was loaded.',
    remedy: 'Nothing, if you aborted on purpose; otherwise look for who triggers the signal.',
  },
  'invalid-venue': {
    meaning: 'The file was read, but it is not a valid venue; the cause says what is wrong in it.',
    remedy: 'Export the venue again, or mend the file that the cause names.',
  },
  'unknown-language': {
    meaning: 'The venue has no text in the language that was asked for.',
    remedy: 'Use the code of one of venue.languages, or none for the language of the venue.',
  },
  'container-not-found': {
    meaning: 'The page has no element for the map to draw in.',
    remedy: 'Pass an element of the page, or a selector of one that exists when showMap is called.',
  },
  'container-has-no-size': {
    meaning: "The map's element is zero pixels wide or high.",
    remedy: 'Give the element a height, for example #map { height: 400px }.',
  },
  'no-webgl': {
    meaning: 'The browser cannot draw with WebGL 2.',
    remedy: 'Turn on hardware acceleration or use a current browser; show a picture instead.',
  },
  'context-lost': {
    meaning: 'The browser took the graphics context away and did not give it back.',
    remedy: 'Destroy the map and show it again; keep fewer maps alive in one page.',
  },
  destroyed: {
    meaning: 'The map was used after destroy() was called.',
    remedy: 'Call showMap again, or stop using the old map view.',
  },
  'model-failed': {
    meaning: 'A model could not be loaded, is not a binary glTF file, or is too large to be drawn.',
    remedy: 'Export it as one .glb file without compressed meshes, and check its address.',
  },
  'position-denied': {
    meaning: 'The person, or the page, does not allow the position of the device to be read.',
    remedy: 'Explain what it is for and ask again after a click, or go on without the blue dot.',
  },
  'position-unavailable': {
    meaning: 'The device cannot tell where it is.',
    remedy: 'Serve the page over HTTPS, wait for a better signal, or use a feed of your own.',
  },
  'outdoor-unavailable': {
    meaning: 'MapLibre, which draws the outdoor map, is not installed or cannot start.',
    remedy: 'Install it with npm install maplibre-gl@6; the indoor map works on without it.',
  },
  'outdoor-style': {
    meaning: 'The style of the outdoor map, or something that it names, cannot be drawn.',
    remedy: 'Open the address in a browser, and check the style and that this page may load it.',
  },
  'foreign-map': {
    meaning: 'The call is about what belongs to the map of someone else that is drawn into.',
    remedy: 'Call the map library itself, such as map.setMaxZoom, map.dragPan or map.setStyle.',
  },
  'unknown-target': {
    meaning: 'A space, floor, label or other target is not part of this map.',
    remedy: 'Take targets from the venue that this map shows.',
  },
  'image-failed': {
    meaning: 'A picture on the map could not be loaded; what it belongs to is shown without it.',
    remedy: 'Check the address, that it answers with a picture, and that its server allows CORS.',
  },
};
