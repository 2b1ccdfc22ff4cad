import type { AnnotationFeature } from '@mezzanine/mvf';
import type { AnnotationDesign } from './AnnotationDesign.ts';
import { annotationTypes } from './annotationTypes.ts';
import { type FloorContext, idsOf } from './FloorContext.ts';
import type { FloorLayout } from './layOutFloor.ts';
import { placeSafety } from './placeSafety.ts';

/** The annotations of a floor: first from its design, then placed by rules. */
export function buildAnnotations(context: FloorContext, layout: FloorLayout): AnnotationFeature[] {
  const { floor } = context;
  const counts = new Map<string, number>();
  return [...(floor.annotations ?? []), ...byRule(context, layout)].map((design, i) => {
    const count = (counts.get(design.type) ?? 0) + 1;
    counts.set(design.type, count);
    return buildAnnotation(design, { index: i, count }, context);
  });
}

function byRule({ floor }: FloorContext, layout: FloorLayout): AnnotationDesign[] {
  if (floor.hasSafetyByRule === false) return [];
  const { rooms, fixtures } = floor.plan;
  return placeSafety({ rooms, fixtures, layout, isGround: floor.elevation === 0 });
}

function buildAnnotation(
  { type, at, name }: AnnotationDesign,
  { index, count }: { readonly index: number; readonly count: number },
  { floor, toEarth }: FloorContext,
): AnnotationFeature {
  const kind = annotationTypes[type];
  const number = String(count).padStart(2, '0');
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: toEarth(at) },
    properties: {
      id: idsOf.annotation(floor.key, index),
      externalId: `${kind.code}-${floor.key.toUpperCase()}-${number}`,
      group: kind.group,
      type,
      details: { name: name ?? kind.name },
    },
  };
}
