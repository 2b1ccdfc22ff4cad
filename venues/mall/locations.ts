import type { LocationDesign } from '../src/VenueDesign.ts';
import { amenities } from './amenities.ts';
import { hours } from './hours.ts';
import { logoOf } from './logos.ts';
import type { Tenant } from './Tenant.ts';
import { tenantsLevel1 } from './tenantsLevel1.ts';
import { tenantsLevel2 } from './tenantsLevel2.ts';
import { tenantsLevel3 } from './tenantsLevel3.ts';

/** Style group of a tenant's rooms, by its main category. */
const styleOf: Readonly<Record<string, string>> = {
  women: 'Fashion',
  men: 'Fashion',
  accessories: 'Fashion',
  jewelry: 'Fashion',
  shoes: 'Fashion',
  cafes: 'Food',
  restaurants: 'Food',
  quick: 'Food',
  sweets: 'Food',
  groceries: 'Anchors',
  department: 'Anchors',
  home: 'Home',
  books: 'Home',
  electronics: 'Technology',
  phones: 'Technology',
  sports: 'Technology',
  entertainment: 'Leisure',
  beauty: 'Beauty',
  health: 'Beauty',
  kids: 'Kids',
  services: 'Amenities',
  washrooms: 'Amenities',
};

const areaCodes = ['905', '289'] as const;

/** `Café Miralto` → `cafe-miralto`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f’]/g, '');
  return plain
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Numbers from 555-0100 to 555-0199 are reserved for fiction. Two area codes provide two hundred.
 */
function phoneOf(index: number): string {
  const area = areaCodes[Math.floor(index / 100)] ?? areaCodes[0];
  return `+1 ${area} 555-01${String(index % 100).padStart(2, '0')}`;
}

function recordOf(tenant: Tenant, id: string): LocationDesign['record'] {
  return {
    id,
    name: tenant.name,
    description: tenant.description,
    categories: tenant.categories.map((key) => `lcat_${key}`),
    openingHoursSpecification: [...hours[tenant.hours ?? 'shop']],
    searchTags: [...tenant.tags],
  };
}

function toLocation(tenant: Tenant, index: number): LocationDesign {
  const slug = slugOf(tenant.name);
  const style = styleOf[tenant.categories[0] ?? ''];
  return {
    units: tenant.units,
    ...(style !== undefined && { style }),
    record: {
      ...recordOf(tenant, `loc_${slug.replaceAll('-', '_')}`),
      phone: phoneOf(index),
      website: { label: `${slug}.example`, url: `https://${slug}.example` },
      logo: logoOf(tenant, index, slug).path,
    },
  };
}

/** Amenities have no phone, and their ids contain the level, because each level has its own. */
function toAmenity(amenity: Tenant): LocationDesign {
  const [level = ''] = (amenity.units[0] ?? '').split('/');
  const id = `loc_${level}_${slugOf(amenity.name).replaceAll('-', '_')}`;
  const style = styleOf[amenity.categories[0] ?? ''];
  return { units: amenity.units, ...(style && { style }), record: recordOf(amenity, id) };
}

const tenants = [...tenantsLevel1, ...tenantsLevel2, ...tenantsLevel3];

/** The tenants' logos as SVG, by path in the bundle. */
export const mallLogos: Readonly<Record<string, string>> = Object.fromEntries(
  tenants.map((tenant, i) => {
    const { path, svg } = logoOf(tenant, i, slugOf(tenant.name));
    return [path, svg];
  }),
);

/** Tenants and amenities of the mall. */
export const mallLocations: readonly LocationDesign[] = [
  ...tenants.map(toLocation),
  ...amenities.map(toAmenity),
];
