import { type AnnotationKind, annotationTypes } from './annotationTypes.ts';

const groupColors: Readonly<Record<AnnotationKind['group'], string>> = {
  'fire-safety': '#B3261E',
  evacuation: '#1F7A45',
  'first-aid': '#1F7A45',
  'shut-offs': '#2B5C8A',
};

/** Types of annotations in use, with their signs. */
export interface SymbolSheet {
  /** In the format of `annotation-symbols.json`: by `group--type`. */
  readonly symbols: Readonly<Record<string, { name: string; url: string }>>;
  /** The signs as SVG, by path in the bundle. */
  readonly assets: Readonly<Record<string, string>>;
}

/** The signs of these types, without duplicates, in the order of {@link annotationTypes}. */
export function symbolSheet(used: ReadonlySet<string>): SymbolSheet {
  const symbols: Record<string, { name: string; url: string }> = {};
  const assets: Record<string, string> = {};
  for (const [type, kind] of Object.entries(annotationTypes)) {
    if (!used.has(type)) continue;
    const url = `assets/sign-${type}.svg`;
    symbols[`${kind.group}--${type}`] = { name: kind.name, url };
    assets[url] = signOf(kind);
  }
  return { symbols, assets };
}

function signOf({ group, glyph }: AnnotationKind): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48">',
    `<rect width="24" height="24" rx="4" fill="${groupColors[group]}"/>`,
    '<g fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">',
    `${glyph}</g></svg>\n`,
  ].join('');
}
