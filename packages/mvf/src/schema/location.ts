import * as v from 'valibot';
import { expects, fields, id, ids, nonEmptyText, text, url } from './fields.ts';

/** When a place is open, in schema.org's words. */
export interface OpeningHours {
  /** `HH:MM`, in the venue's time zone. */
  opens: string;
  /** `HH:MM`; earlier than `opens` means the next day. */
  closes: string;
  /** English names: `Monday` to `Sunday`. */
  dayOfWeek: string[];
  /** First day, `YYYY-MM-DD`. */
  validFrom?: string;
  /** Last day, `YYYY-MM-DD`. */
  validThrough?: string;
}

/** A shape, and the floor whose file it is in. */
export interface ShapeReference {
  /** Id of the space or obstruction. */
  id: string;
  /** Id of the floor. */
  floor: string;
}

/** A tenant, service or sight, and where it is (`location.json`). */
export interface LocationRecord {
  /** Id, by custom `loc_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Id of the location in another system. */
  externalId?: string;
  /** A sentence or two. */
  description?: string;
  /** Ids of its categories. */
  categories: string[];
  /** The spaces it occupies. */
  spaces: ShapeReference[];
  /** The obstructions it occupies, such as a counter. */
  obstructions?: ShapeReference[];
  /** Places to read on. */
  links?: { label: string; url: string }[];
  /** Its website. */
  website?: { label: string; url: string };
  /** Its pages on social networks. */
  social?: { name: string; url: string }[];
  /** Telephone number. */
  phone?: string;
  /** Address of its logo. */
  logo?: string;
  /** Address or name of an icon. */
  icon?: string;
  /** Pictures. */
  pictures?: { url: string; altText: string }[];
  /** When it is open. */
  openingHoursSpecification?: OpeningHours[];
  /** Further words a search finds it by. */
  searchTags?: string[];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock = v.pipe(
  v.string(expects('a time of day', '"09:30"')),
  v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/, expects('a time of day', '"09:30"')),
);

const openingHours = fields(
  {
    opens: clock,
    closes: clock,
    dayOfWeek: v.array(
      v.picklist(days, expects('an English name of a day', '"Monday"')),
      expects('an array of days', '["Monday"]'),
    ),
    validFrom: v.exactOptional(text),
    validThrough: v.exactOptional(text),
  },
  'opening hours with opens, closes and dayOfWeek',
) satisfies v.GenericSchema<unknown, OpeningHours>;

const references = v.array(
  fields({ id, floor: id }, 'a reference with id and floor'),
  expects('an array of references', '[{ "id": "s_7", "floor": "f_1" }]'),
);
const link = fields({ label: text, url }, 'a link with label and url');
const social = fields({ name: text, url }, 'a link with name and url');
const picture = fields({ url, altText: text }, 'a picture with url and altText');

/** Schema of `location.json`. */
export const locationFile = v.array(
  fields(
    {
      id,
      name: nonEmptyText,
      externalId: v.exactOptional(text),
      description: v.exactOptional(text),
      categories: ids('category', 'lcat_shoes'),
      spaces: references,
      obstructions: v.exactOptional(references),
      links: v.exactOptional(v.array(link, expects('an array of links'))),
      website: v.exactOptional(link),
      social: v.exactOptional(v.array(social, expects('an array of links'))),
      phone: v.exactOptional(text),
      logo: v.exactOptional(url),
      icon: v.exactOptional(url),
      pictures: v.exactOptional(v.array(picture, expects('an array of pictures'))),
      openingHoursSpecification: v.exactOptional(
        v.array(openingHours, expects('an array of opening hours')),
      ),
      searchTags: v.exactOptional(v.array(text, expects('an array of words'))),
    },
    'a location',
  ),
  expects('an array of locations'),
) satisfies v.GenericSchema<unknown, LocationRecord[]>;
