import type { OpeningHours } from '@mezzanine/mvf';
import type { HoursKey } from './Tenant.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const sunday = ['Sunday'];
const workdays = week.slice(0, 5);

function open(dayOfWeek: readonly string[], opens: string, closes: string): OpeningHours {
  return { opens, closes, dayOfWeek: [...dayOfWeek] };
}

/** The hours on one date, which replace the usual ones. */
function on(date: string, opens: string, closes: string): OpeningHours {
  const names = [...sunday, ...week];
  const day = names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return { opens, closes, dayOfWeek: [day], validFrom: date, validThrough: date };
}

/** Closed all day in schema.org format: from midnight to midnight. */
function closed(date: string): OpeningHours {
  return on(date, '00:00', '00:00');
}

const christmas = [closed('2026-12-25'), closed('2027-01-01')];
const holidays = [closed('2026-07-01'), closed('2026-09-07'), closed('2026-10-12')];
const eves = [on('2026-12-24', '10:00', '17:00'), on('2026-12-31', '10:00', '17:00')];
const boxingDay = on('2026-12-26', '08:00', '21:00');

/** Opening hours by kind of tenant, with exceptions on the holidays of Ontario. */
export const hours: Readonly<Record<HoursKey, readonly OpeningHours[]>> = {
  shop: [
    open(week, '10:00', '21:00'),
    open(sunday, '11:00', '18:00'),
    ...holidays,
    ...eves,
    boxingDay,
    ...christmas,
  ],
  market: [
    open(week, '07:00', '22:00'),
    open(sunday, '08:00', '21:00'),
    ...holidays,
    on('2026-12-24', '07:00', '18:00'),
    ...christmas,
  ],
  cafe: [
    open(week, '08:00', '21:00'),
    open(sunday, '09:00', '18:00'),
    ...holidays,
    ...eves,
    ...christmas,
  ],
  restaurant: [
    open(week, '11:30', '23:00'),
    open(sunday, '11:30', '21:00'),
    on('2026-12-24', '11:30', '18:00'),
    ...christmas,
  ],
  leisure: [
    open(week, '10:00', '23:30'),
    open(sunday, '10:00', '22:00'),
    on('2026-12-24', '10:00', '18:00'),
    ...christmas,
  ],
  office: [
    open(workdays, '09:30', '18:00'),
    open(['Saturday'], '10:00', '16:00'),
    ...holidays,
    closed('2026-12-26'),
    ...christmas,
  ],
  always: [open([...week, ...sunday], '07:00', '23:30'), ...christmas],
};
