import { keysOf, pointerOf } from '@mezzanine/mvf/json-pointer';
import { isObject } from '../isObject.ts';
import type { CustomerRecord } from './readRecord.ts';

type Body = Readonly<Record<string, unknown>>;

/** Fields of the stored record by the customer's fields, if their names differ. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  locations: {
    polygons: 'spaces',
    tags: 'searchTags',
    operationHours: 'openingHoursSpecification',
    picture: 'headerImage',
    gallery: 'pictures',
  },
  venue: { operationHours: 'openingHoursSpecification' },
  categories: { parents: 'parent' },
};

/** Converts a customer's record to the fields of the API for its kind. */
export function storedBody(endpoint: string, record: CustomerRecord): Body {
  const { externalId, ...fields } = record;
  const renamed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [names[endpoint]?.[name] ?? name, value]),
  );
  switch (endpoint) {
    case 'venue':
      return { ...renamed, externalId };
    case 'locations':
      return locationBody(renamed);
    case 'categories':
      return categoryBody(renamed);
    default:
      return renamed;
  }
}

function locationBody(fields: Body): Body {
  const { website, social, links, pictures, name, ...rest } = fields;
  return {
    name,
    type: 'tenant',
    ...rest,
    ...(typeof website === 'string' && {
      website: { label: new URL(website).host.slice(0, 200), url: website },
    }),
    ...(isObject(social) && {
      social: Object.entries(social).map(([network, url]) => ({
        name: network,
        url,
      })),
    }),
    ...(Array.isArray(links) && {
      links: (links as readonly { name: string; url: string }[]).map(({ name: label, url }) => ({
        label,
        url,
      })),
    }),
    ...(Array.isArray(pictures) && {
      pictures: pictures.map((url: unknown) => ({ url, altText: name })),
    }),
  };
}

function categoryBody({ parent, ...rest }: Body): Body {
  const [first] = Array.isArray(parent) ? (parent as readonly unknown[]) : [];
  return { ...rest, ...(first !== undefined && { parent: first }) };
}

/** Converts a pointer into the stored record to one into the customer's record. */
export function customerPointer(endpoint: string, pointer: string): string {
  const [field = '', ...rest] = keysOf(pointer);
  const own = Object.entries(names[endpoint] ?? {}).find(([, stored]) => stored === field)?.[0];
  return pointerOf([own ?? field, ...(own === 'parents' ? [0] : []), ...rest]);
}
