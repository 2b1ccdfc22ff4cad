import { remedies, type MezzanineErrorCode } from './remedies.ts';

/** The meaning of a code, and the default fix for errors that do not provide their own. */
export interface ErrorCodeEntry {
  /** One sentence: what happened. */
  readonly meaning: string;
  /** One sentence: what to do. */
  readonly remedy: string;
}

/**
 * Every code with its meaning and remedy; the error table in the documentation is generated from
 * it. Errors need only {@link remedies}, so apps that do not use this table do not load it.
 */
export const errorCodes: Readonly<Record<MezzanineErrorCode, ErrorCodeEntry>> = {
  'invalid-argument': {
    meaning: 'An argument has an unsupported type or value.',
    remedy: remedies['invalid-argument'],
  },
  'venue-not-found': {
    meaning: 'The key is valid, but the server has no venue with that id.',
    remedy: remedies['venue-not-found'],
  },
  unauthorized: {
    meaning: 'The server does not accept the key and secret.',
    remedy: remedies.unauthorized,
  },
  network: {
    meaning: 'The server did not send a complete response.',
    remedy: remedies.network,
  },
  'http-status': {
    meaning: 'The server responded with an unexpected status or content type.',
    remedy: remedies['http-status'],
  },
  aborted: {
    meaning: 'The AbortSignal was aborted before the venue was loaded.',
    remedy: remedies.aborted,
  },
  'invalid-venue': {
    meaning: 'The file is not a valid venue; the cause of the error says why.',
    remedy: remedies['invalid-venue'],
  },
  'unknown-language': {
    meaning: 'The venue has no text in the requested language.',
    remedy: remedies['unknown-language'],
  },
  'container-not-found': {
    meaning: 'The page has no container element for the map.',
    remedy: remedies['container-not-found'],
  },
  'container-has-no-size': {
    meaning: 'The map container is zero pixels wide or high.',
    remedy: remedies['container-has-no-size'],
  },
  'no-webgl': {
    meaning: 'The browser does not support WebGL 2.',
    remedy: remedies['no-webgl'],
  },
  'context-lost': {
    meaning: 'The WebGL context was lost and not restored.',
    remedy: remedies['context-lost'],
  },
  destroyed: {
    meaning: 'The map was used after destroy() was called.',
    remedy: remedies.destroyed,
  },
  'model-failed': {
    meaning: 'A model could not be loaded, is not a binary glTF file, or is too large.',
    remedy: remedies['model-failed'],
  },
  'position-denied': {
    meaning: "The user or a permissions policy denied access to the device's position.",
    remedy: remedies['position-denied'],
  },
  'position-unavailable': {
    meaning: 'The device cannot determine its position.',
    remedy: remedies['position-unavailable'],
  },
  'outdoor-unavailable': {
    meaning: 'MapLibre, which renders the outdoor map, is not installed or cannot start.',
    remedy: remedies['outdoor-unavailable'],
  },
  'outdoor-style': {
    meaning: 'The style of the outdoor map, or a resource it references, cannot be rendered.',
    remedy: remedies['outdoor-style'],
  },
  'foreign-map': {
    meaning: 'The method is not available on an overlay, because the host map controls this.',
    remedy: remedies['foreign-map'],
  },
  'unknown-target': {
    meaning: 'A space, floor, label or other target is not part of this map.',
    remedy: remedies['unknown-target'],
  },
  'image-failed': {
    meaning: 'An image on the map could not be loaded and is not shown.',
    remedy: remedies['image-failed'],
  },
};
