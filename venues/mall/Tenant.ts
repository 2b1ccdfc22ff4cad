/** Opening hours of a tenant; see `hours.ts`. */
export type HoursKey = 'shop' | 'market' | 'cafe' | 'restaurant' | 'leisure' | 'office' | 'always';

/** A row of the tenant tables. */
export interface Tenant {
  /** Units, such as `l1/N104`. */
  readonly units: readonly string[];
  readonly name: string;
  /** Keys of categories, the main one first. */
  readonly categories: readonly string[];
  readonly description: string;
  /** Additional search terms. */
  readonly tags: readonly string[];
  /** Default: `shop`. */
  readonly hours?: HoursKey;
}

/** A row as written in the tables: unit, name, categories, description, tags, and hours. */
export type TenantRow = readonly [
  units: string,
  name: string,
  categories: string,
  description: string,
  tags: string,
  hours?: HoursKey,
];

/** Parses a table. Lists are separated by spaces (units, categories) or commas (tags). */
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
