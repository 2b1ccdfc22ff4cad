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
  description: 'The venue itself: name, address, and opening hours.',
  record: openObject(
    {
      name: text(200, 'Display name.'),
      externalId,
      address: text(300, 'Street and number.'),
      city: text(200, 'Town.'),
      state: text(200, 'State or province.'),
      postal: text(20, 'Postal code.'),
      telephone: text(60, 'Telephone number.'),
      website: link('Website.'),
      operationHours,
      propertyImage: image('Image of the venue.'),
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
  description: 'A shop, gate, room, or service that people look for, and its place on the map.',
  record: openObject(
    {
      name: text(200, 'Display name.'),
      externalId,
      type: text(
        60,
        'Type of location: `tenant`, `amenity`, `gate`, and so on. Default: `tenant`.',
      ),
      categories: externalIds(50, 'External ids of its categories, the most important first.'),
      polygons: {
        ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, 500),
        uniqueItems: true,
        description: 'Ids or external ids of the spaces that it occupies on the map.',
      },
      description: text(5000, 'Description in one or two sentences.'),
      shortName: text(100, 'Short name for small spaces.'),
      phone: text(60, 'Telephone number.'),
      website: link('Website.'),
      tags: listOf(text(100, 'A word.'), 100, 'Additional search terms.'),
      logo: image('Logo with small margins.'),
      picture: image('Wide image.'),
      gallery: listOf(image('A picture.'), 20, 'Additional images.'),
      sortOrder,
      amenity: text(60, 'Type of amenity: `restroom`, `atm`, and so on.'),
      operationHours,
      social: closedObject(
        {
          facebook: link('URL of the profile.'),
          instagram: link('URL of the profile.'),
          twitter: link('URL of the profile.'),
          website: link('Website.'),
        },
        ['facebook', 'instagram', 'twitter', 'website'],
      ),
      states,
      siblingGroups: listOf(
        closedObject({
          label: text(60, 'Type of relation, such as `parent`.'),
          siblings: externalIds(200, 'External ids of locations.'),
        }),
        20,
        'Related locations.',
      ),
      links: listOf(
        closedObject({ name: text(200, 'Link text.'), url: link('URL of the link.') }),
        50,
        'Additional links.',
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
  description: 'A group of locations. Categories can be nested through `parents`.',
  record: openObject(
    {
      name: text(200, 'Display name.'),
      externalId,
      parents: externalIds(
        10,
        'External ids of its parent categories. It is listed in the first one.',
      ),
      sortOrder,
      color,
      icon: image('Icon.'),
      picture: image('Image of the category.'),
    },
    ['name', 'externalId'],
  ),
  example: { name: 'Coffee', externalId: 'coffee', parents: ['food'], color: '#6b4f3a' },
};

const event: SyncObject = {
  schema: 'event',
  endpoint: 'events',
  title: 'Event',
  description: 'Temporary events at a venue: concerts, sales, talks.',
  record: openObject(
    {
      name: text(200, 'Display name.'),
      externalId,
      type: text(60, 'Type of event: `event`, `deal`, or a custom type.'),
      description: text(5000, 'Description in one or two sentences.'),
      image: image('Image of the event.'),
      startDate: time('Start time.'),
      endDate: time('End time.'),
      showDate: time('Time from which it is shown. Default: immediately.'),
      location: { ...externalId, description: 'External id of its location.' },
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

/** Objects of every kind of venue. */
export const commonObjects = [venue, category, location, event] as const;
