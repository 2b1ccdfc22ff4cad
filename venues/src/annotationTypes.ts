/** A kind of annotation: its group, its name, and the drawing on its sign. */
export interface AnnotationKind {
  /** Prefix of the external ids, as in `FE-L1-07`. */
  readonly code: string;
  readonly group: 'fire-safety' | 'evacuation' | 'first-aid' | 'shut-offs';
  readonly name: string;
  /** White on the group's color, in a square of 24 units. Strokes are 1.6 wide. */
  readonly glyph: string;
}

const cross = '<path d="M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z" fill="#fff" stroke="none"/>';
const heart =
  '<path d="M12 19C5.5 14.6 4.5 11.6 4.9 9.4 5.5 6 9.7 5 12 8.2 14.3 5 18.5 6 19.1 9.4 19.5 11.6 18.5 14.6 12 19z" fill="#fff" stroke="none"/>';

// A table of drawings, so it is exempt from size limits.
/** Kinds of annotations in the demo venues, by type. */
export const annotationTypes = {
  'fire-extinguisher': {
    code: 'FE',
    group: 'fire-safety',
    name: 'Fire extinguisher',
    glyph:
      '<rect x="9" y="9.5" width="6" height="10" rx="1.8" fill="#fff"/><path d="M10.5 9.5V7h3v2.5M9.5 5.5l4 1.5h3M10.5 7C7.5 7.3 6.5 9.5 6.5 12.5"/>',
  },
  'alarm-pull-station': {
    code: 'PS',
    group: 'fire-safety',
    name: 'Fire alarm pull station',
    glyph:
      '<rect x="6" y="5" width="12" height="14" rx="1.5"/><path d="M8.5 9h7M12 9v3.5M9.5 15.5h5"/>',
  },
  'alarm-panel': {
    code: 'AP',
    group: 'fire-safety',
    name: 'Fire alarm panel',
    glyph:
      '<rect x="5" y="5.5" width="14" height="13" rx="1.5"/><path d="M8 9h8v3H8zM8 15.5h.01M12 15.5h.01M16 15.5h.01"/>',
  },
  'hose-cabinet': {
    code: 'HC',
    group: 'fire-safety',
    name: 'Fire hose cabinet',
    glyph:
      '<circle cx="11.5" cy="11" r="5.5"/><circle cx="11.5" cy="11" r="1.8"/><path d="M17 11v5.5l-2 2.5"/>',
  },
  exit: {
    code: 'EX',
    group: 'evacuation',
    name: 'Exit',
    glyph: '<path d="M13 5h5.5v14H13"/><path d="M5 12h9M10.5 8.5 14 12l-3.5 3.5"/>',
  },
  'emergency-exit': {
    code: 'EE',
    group: 'evacuation',
    name: 'Emergency exit',
    glyph:
      '<circle cx="10.8" cy="5.8" r="1.5" fill="#fff" stroke="none"/><path d="M5.5 11.5 8 8.7h4l-2 5 2.8 1.8V19M10 13.7 8.5 17H5M12 8.7l1.5 2.8H16M17.5 4.5V19"/>',
  },
  'assembly-point': {
    code: 'AS',
    group: 'evacuation',
    name: 'Assembly point',
    glyph:
      '<circle cx="12" cy="9.8" r="1.5" fill="#fff" stroke="none"/><path d="M12 12v3.5M4.5 4.5 8 8M8 5.5V8H5.5M19.5 4.5 16 8M16 5.5V8h2.5M4.5 19.5 8 16M5.5 16H8v2.5M19.5 19.5 16 16M18.5 16H16v2.5"/>',
  },
  'area-of-refuge': {
    code: 'AR',
    group: 'evacuation',
    name: 'Area of refuge',
    glyph:
      '<circle cx="10.5" cy="5.5" r="1.5" fill="#fff" stroke="none"/><path d="M10.5 8v5h4l2 4.5H18M10.5 10.3h3.5M8.5 11a4.3 4.3 0 1 0 5.8 5.5"/>',
  },
  'evacuation-chair': {
    code: 'EC',
    group: 'evacuation',
    name: 'Evacuation chair',
    glyph:
      '<circle cx="9" cy="5.8" r="1.5" fill="#fff" stroke="none"/><path d="M8.5 8.5 10 13h4.5l2 4M6 8l2.5 8h5M8.8 18.8h.01M14.5 18.8h.01M18.5 7l-2 10"/>',
  },
  'emergency-phone': {
    code: 'EP',
    group: 'evacuation',
    name: 'Emergency phone',
    glyph:
      '<path d="M6.5 5h3l1.3 3.7-1.8 1.4a9 9 0 0 0 4.9 4.9l1.4-1.8L19 14.5v3A1.6 1.6 0 0 1 17.3 19 13 13 0 0 1 5 6.7 1.6 1.6 0 0 1 6.5 5z" fill="#fff" stroke="none"/>',
  },
  'first-aid-kit': { code: 'FA', group: 'first-aid', name: 'First aid kit', glyph: cross },
  defibrillator: {
    code: 'AED',
    group: 'first-aid',
    name: 'Defibrillator',
    glyph: `${heart}<path d="M12.8 8.5 10.3 12.3h3.2L11.3 16" stroke="#1F7A45"/>`,
  },
  'electrical-shutoff': {
    code: 'ES',
    group: 'shut-offs',
    name: 'Electrical shut-off',
    glyph: '<path d="M13.5 4 7 13h4l-1 7 7-9.5h-4.5z" fill="#fff" stroke="none"/>',
  },
  'water-shutoff': {
    code: 'WS',
    group: 'shut-offs',
    name: 'Water shut-off',
    glyph: '<path d="M12 4.5c3 4 5 6.3 5 9.2a5 5 0 0 1-10 0c0-2.9 2-5.2 5-9.2z" fill="#fff"/>',
  },
  'gas-shutoff': {
    code: 'GS',
    group: 'shut-offs',
    name: 'Gas shut-off',
    glyph: '<circle cx="12" cy="13" r="4.5"/><path d="M12 8.5V5M8.5 5h7M4.5 13h3M16.5 13h3"/>',
  },
} as const satisfies Readonly<Record<string, AnnotationKind>>;

/** Type of an annotation. */
export type AnnotationType = keyof typeof annotationTypes;
