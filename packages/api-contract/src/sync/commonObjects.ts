import { closedObject, listOf } from '../JsonSchema.ts';
import {
  color,
  externalId,
  externalIds,
  image,
  link,
  operationHours,
  sortOrder,
  states,
  text,
  time,
} from './syncFields.ts';
import { openObject, type SyncObject } from './SyncObject.ts';

const venue: SyncObject = {
  schema: 'venue',
  endpoint: 'venue',
  title: 'Venue',
  description: 'The building itself: what it is called, where it stands and when it is open.',
  record: openObject(
    {
      name: text(200, 'Name for people.'),
      externalId,
      address: text(300, 'Street and number.'),
      city: text(200, 'Town.'),
      state: text(200, 'State or province.'),
      postal: text(20, 'Postal code.'),
      telephone: text(60, 'Telephone number.'),
      website: link('Its own site.'),
      operationHours,
      propertyImage: image('A picture of it.'),
    },
    ['name', 'externalId'],
  ),
  example: {
    name: 'Alderwick Center',
    externalId: 'alderwick',
    address: '100 Alderwick Street',
    city: 'Hamilton',
    state: 'Ontario',
    telephone: '+1 905 555-0100',
    operationHours: [{ opens: '10:00', closes: '21:00', dayOfWeek: ['Monday', 'Tuesday'] }],
  },
};

const location: SyncObject = {
  schema: 'location',
  endpoint: 'locations',
  title: 'Location',
  description: 'A shop, gate, room or service: what people look for, and where it is on the map.',
  record: openObject(
    {
      name: text(200, 'Name for people.'),
      externalId,
      type: text(60, '`tenant`, `amenity`, `gate` and so on. Left out: `tenant`.'),
      categories: externalIds(50, 'External ids of its categories, the most important first.'),
      polygons: {
        ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, 500),
        uniqueItems: true,
        description: 'External ids, or ids, of the spaces on the map that it occupies.',
      },
      description: text(5000, 'A sentence or two.'),
      shortName: text(100, 'Name for tight places.'),
      phone: text(60, 'Telephone number.'),
      website: link('Its own site.'),
      tags: listOf(text(100, 'A word.'), 100, 'Words that it is found by.'),
      logo: image('Its logo, with little room around it.'),
      picture: image('A wide picture of it.'),
      gallery: listOf(image('A picture.'), 20, 'More pictures.'),
      sortOrder,
      amenity: text(60, 'Which amenity: `restroom`, `atm` and so on.'),
      operationHours,
      social: closedObject(
        {
          facebook: link('Page there.'),
          instagram: link('Page there.'),
          twitter: link('Page there.'),
          website: link('Its own site.'),
        },
        ['facebook', 'instagram', 'twitter', 'website'],
      ),
      states,
      siblingGroups: listOf(
        closedObject({
          label: text(60, 'What they have to do with it, such as `parent`.'),
          siblings: externalIds(200, 'External ids of locations.'),
        }),
        20,
        'Locations that have to do with it.',
      ),
      links: listOf(
        closedObject({ name: text(200, 'What it is called.'), url: link('Where it leads.') }),
        50,
        'Further pages about it.',
      ),
    },
    ['name', 'externalId', 'categories', 'polygons'],
  ),
  example: {
    name: 'Lantern Coffee',
    externalId: 'shop-17',
    type: 'tenant',
    categories: ['coffee'],
    polygons: ['s_l1_s100'],
    description: 'Espresso bar with seats on the atrium.',
    phone: '+1 905 555-0117',
    tags: ['espresso', 'breakfast'],
    logo: 'https://cms.example.com/logos/lantern.svg',
    operationHours: [
      { opens: '07:30', closes: '19:00', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'] },
    ],
  },
};

const category: SyncObject = {
  schema: 'category',
  endpoint: 'categories',
  title: 'Category',
  description: 'A group of locations. Categories nest by `parents`.',
  record: openObject(
    {
      name: text(200, 'Name for people.'),
      externalId,
      parents: externalIds(
        10,
        'External ids of the categories around it. It is listed in the first.',
      ),
      sortOrder,
      color,
      icon: image('Its icon.'),
      picture: image('A picture of what is in it.'),
    },
    ['name', 'externalId'],
  ),
  example: { name: 'Coffee', externalId: 'coffee', parents: ['food'], color: '#6b4f3a' },
};

const event: SyncObject = {
  schema: 'event',
  endpoint: 'events',
  title: 'Event',
  description: 'What happens at a venue for some time: concerts, sales, talks.',
  record: openObject(
    {
      name: text(200, 'Name for people.'),
      externalId,
      type: text(60, '`event`, `deal` or another.'),
      description: text(5000, 'A sentence or two.'),
      image: image('A picture of it.'),
      startDate: time('When it begins.'),
      endDate: time('When it ends.'),
      showDate: time('From when it is shown. Left out: at once.'),
      location: { ...externalId, description: 'External id of the location it is at.' },
    },
    ['name', 'externalId', 'startDate'],
  ),
  example: {
    name: 'Summer sale',
    externalId: 'summer-sale',
    type: 'deal',
    startDate: '2026-07-01T09:00:00-04:00',
    endDate: '2026-07-14T21:00:00-04:00',
    location: 'shop-17',
  },
};

/** Objects that every kind of venue has. */
export const commonObjects = [venue, category, location, event] as const;
