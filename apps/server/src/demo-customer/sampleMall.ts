import type { LinkedRecord } from '../platform/records/RecordStore.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * A mall's own tenant database, as its systems would give it: made once from what the map has, and
 * from then on the customer's to change.
 *
 * @param images - where the pictures are that records name
 */
export function sampleMall(
  records: readonly LinkedRecord[],
  images: string,
): Readonly<Record<'locations' | 'categories', readonly Body[]>> {
  const of = (kind: string) =>
    records
      .filter(({ row }) => row.kind === kind)
      .map(({ row }) => ({ id: row.external_id, body: JSON.parse(row.body) as Body }));
  const pictureOf = (value: unknown) =>
    typeof value === 'string' && value.startsWith('assets/')
      ? { logo: `${images}/${value.slice('assets/'.length)}` }
      : {};
  return {
    categories: of('categories').map(({ id, body: { name, parent, color, sortOrder } }) => ({
      externalId: id,
      name,
      color,
      sortOrder,
      ...(parent !== undefined && { parents: [parent] }),
    })),
    locations: of('locations')
      .filter(({ body }) => body['type'] === 'tenant')
      .map(({ id, body }) => ({
        externalId: id,
        name: body['name'],
        type: 'tenant',
        sortOrder: body['sortOrder'],
        categories: body['categories'] ?? [],
        polygons: body['spaces'] ?? [],
        description: body['description'],
        phone: body['phone'],
        tags: body['searchTags'],
        website: (body['website'] as { readonly url?: string } | undefined)?.url,
        ...pictureOf(body['logo']),
        operationHours: body['openingHoursSpecification'],
      })),
  };
}
