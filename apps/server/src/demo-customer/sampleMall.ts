import type { LinkedRecord } from '../platform/records/RecordStore.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The tenant database of a mall, in the format of its own systems. It is generated once from the
 * map, and then the customer can edit it.
 *
 * @param images - URL of the images that records refer to
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
