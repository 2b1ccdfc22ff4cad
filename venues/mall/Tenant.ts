/** When a tenant is open; see `hours.ts`. */
export type HoursKey = 'shop' | 'market' | 'cafe' | 'restaurant' | 'leisure' | 'office' | 'always';

/** A line of the tenant tables. */
export interface Tenant {
  /** Units, as `l1/N104`. */
  readonly units: readonly string[];
  readonly name: string;
  /** Keys of categories, the main one first. */
  readonly categories: readonly string[];
  readonly description: string;
  /** Further words a search finds it by. */
  readonly tags: readonly string[];
  /** `shop` if left out. */
  readonly hours?: HoursKey;
}

/** A line as the tables write it: unit, name, categories, description, tags, and hours. */
export type TenantRow = readonly [
  units: string,
  name: string,
  categories: string,
  description: string,
  tags: string,
  hours?: HoursKey,
];

/** Reads a table: lists are written with spaces (units, categories) or commas (tags). */
export function readTenants(level: string, rows: readonly TenantRow[]): Tenant[] {
  return rows.map(([units, name, categories, description, tags, hours]) => ({
    units: units.split(' ').map((unit) => (unit.includes('/') ? unit : `${level}/${unit}`)),
    name,
    categories: categories.split(' '),
    description,
    tags: tags.split(', '),
    ...(hours && { hours }),
  }));
}
