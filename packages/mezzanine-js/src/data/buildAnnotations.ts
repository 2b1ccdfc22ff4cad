import type { AnnotationFeature, Mvf } from '@mezzanine/mvf';
import { Annotation, type Floor, type Location } from './entities.ts';
import { AnnotationGroup, type AnnotationKind } from './AnnotationGroup.ts';
import { coordinateOf } from './shapeOf.ts';

/** The annotations of a floor, with the symbols of their group and type. */
export function makeAnnotations(
  { annotations, annotationSymbols: symbols }: Mvf,
  floor: Floor,
  locationsAt: (id: string) => readonly Location[],
): Annotation[] {
  return (annotations[floor.id] ?? []).map(({ geometry, properties }: AnnotationFeature) => {
    const { id, group, type: kind, icon, externalId, details, metadata = {} } = properties;
    const key = `${group}--${kind}`;
    const symbol = Object.hasOwn(symbols, key) ? symbols[key] : undefined;
    return new Annotation({
      id,
      group,
      kind,
      floor,
      externalId,
      metadata,
      name: details?.name || symbol?.name || '',
      coordinate: coordinateOf(geometry.coordinates, floor.id),
      icon: icon ?? symbol?.url,
      description: details?.description,
      locations: locationsAt(id),
    });
  });
}

/** Groups annotations by what they relate to and by type: the data of a legend. */
export function groupAnnotations(
  annotations: readonly Annotation[],
  symbols: Mvf['annotationSymbols'],
): readonly AnnotationGroup[] {
  const groups = [...partition(annotations, ({ group }) => group)].map(([id, own]) => {
    const kinds = [...partition(own, ({ kind }) => kind)].map(([kind, members]): AnnotationKind => {
      const key = `${id}--${kind}`;
      const symbol = Object.hasOwn(symbols, key) ? symbols[key] : undefined;
      const name = sharedName(members) || symbol?.name || titleOf(kind);
      return Object.freeze({ kind, name, icon: symbol?.url, annotations: Object.freeze(members) });
    });
    return new AnnotationGroup({
      id,
      name: titleOf(id),
      annotations: Object.freeze(own),
      kinds: Object.freeze(kinds.sort(byName)),
    });
  });
  return Object.freeze(groups.sort(byName));
}

function partition<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const parts = new Map<string, T[]>();
  for (const item of items) {
    const part = parts.get(keyOf(item));
    if (part) part.push(item);
    else parts.set(keyOf(item), [item]);
  }
  return parts;
}

/**
 * The shared name of these annotations; in a translation they may have a name even if their symbol
 * has none.
 */
function sharedName(annotations: readonly Annotation[]): string | undefined {
  const names = new Set(annotations.map(({ name }) => name));
  return names.size === 1 ? annotations[0]?.name : undefined;
}

/** Converts `fire-safety` to `Fire safety`. */
function titleOf(word: string): string {
  const text = word.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
