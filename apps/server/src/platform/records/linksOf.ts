import type { RecordLinkRow, StoredKind } from '../database/DatabaseSchema.ts';

/** Relations of a record, for filters of lists. */
export function linksOf(
  kind: StoredKind,
  body: Readonly<Record<string, unknown>>,
  floorOfSpace: (id: string) => string | undefined,
): readonly Pick<RecordLinkRow, 'relation' | 'target'>[] {
  const texts = (name: string) => [body[name] ?? []].flat().map(String);
  const to = (relation: RecordLinkRow['relation'], targets: readonly string[]) =>
    [...new Set(targets)].map((target) => ({ relation, target }));
  switch (kind) {
    case 'locations':
      return [
        ...to('category', texts('categories')),
        ...to(
          'floor',
          texts('spaces').flatMap((id) => floorOfSpace(id) ?? []),
        ),
      ];
    case 'categories':
      return to('parent', texts('parent'));
    case 'events':
      return to('location', texts('location'));
    default:
      return [];
  }
}
