import type { OpeningHours } from '@mezzanine/mvf';
import type { LocationDesign } from './VenueDesign.ts';

/**
 * A row of a directory: units separated by spaces (`lib1/CAFE`), name, category keys separated by
 * spaces with the main one first, description, additional search terms separated by commas, key of
 * the opening hours, and the id in the operator's systems.
 */
export type DirectoryRow = readonly [
  units: string,
  name: string,
  categories: string,
  description: string,
  tags: string,
  hours: string,
  externalId?: string,
];

/** Options for parsing the rows of a directory. */
export interface DirectoryRules {
  readonly rows: readonly DirectoryRow[];
  readonly hours: Readonly<Record<string, readonly OpeningHours[]>>;
  /** Style group of a location's rooms, by its main category. */
  readonly styleOf: Readonly<Record<string, string>>;
  /** Categories whose locations have a phone number and a website. */
  readonly withContact: ReadonlySet<string>;
  /** Area codes of phone numbers. Each has a hundred numbers reserved for fiction. */
  readonly areaCodes: readonly string[];
}

/** `Café Miralto` → `cafe-miralto`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f’]/g, '');
  return plain
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The locations of a directory. Throws if a row has unknown opening hours. */
export function readDirectory(rules: DirectoryRules): LocationDesign[] {
  let contacts = 0;
  return rules.rows.map((row) => {
    const [units, name, categories, description, tags, hoursKey, externalId] = row;
    const hours = rules.hours[hoursKey];
    if (!hours) throw new RangeError(`${name} has the unknown opening hours "${hoursKey}".`);
    const [main = '', ...others] = categories.split(' ');
    const style = rules.styleOf[main];
    const contact = rules.withContact.has(main) ? contactOf(name, contacts++, rules) : {};
    return {
      units: units.split(' ').filter((unit) => unit !== ''),
      ...(style !== undefined && { style }),
      record: {
        id: `loc_${(externalId ?? slugOf(name)).toLowerCase().replaceAll('-', '_')}`,
        name,
        ...(externalId !== undefined && { externalId }),
        description,
        categories: [main, ...others].map((key) => `lcat_${key}`),
        openingHoursSpecification: [...hours],
        searchTags: tags === '' ? [] : tags.split(', '),
        ...contact,
      },
    };
  });
}

/** Numbers from 555-0100 to 555-0199 are reserved for fiction, and so is `.example`. */
function contactOf(name: string, index: number, { areaCodes }: DirectoryRules) {
  const area = areaCodes[Math.floor(index / 100)] ?? areaCodes[0] ?? '';
  const slug = slugOf(name);
  return {
    phone: `+1 ${area} 555-01${String(index % 100).padStart(2, '0')}`,
    website: { label: `${slug}.example`, url: `https://${slug}.example` },
  };
}
