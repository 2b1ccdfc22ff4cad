import type { OpeningHours } from '@mezzanine/mvf';
import type { HoursKey } from './Tenant.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const sunday = ['Sunday'];
const workdays = week.slice(0, 5);

function open(dayOfWeek: readonly string[], opens: string, closes: string): OpeningHours {
  return { opens, closes, dayOfWeek: [...dayOfWeek] };
}

/** Opening hours by kind of tenant. */
export const hours: Readonly<Record<HoursKey, readonly OpeningHours[]>> = {
  shop: [open(week, '10:00', '21:00'), open(sunday, '11:00', '18:00')],
  market: [open(week, '07:00', '22:00'), open(sunday, '08:00', '21:00')],
  cafe: [open(week, '08:00', '21:00'), open(sunday, '09:00', '18:00')],
  restaurant: [open(week, '11:30', '23:00'), open(sunday, '11:30', '21:00')],
  leisure: [open(week, '10:00', '23:30'), open(sunday, '10:00', '22:00')],
  office: [open(workdays, '09:30', '18:00'), open(['Saturday'], '10:00', '16:00')],
  always: [open([...week, ...sunday], '07:00', '23:30')],
};
