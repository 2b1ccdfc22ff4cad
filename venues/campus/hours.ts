import type { OpeningHours } from '@mezzanine/mvf';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const weekend = ['Saturday', 'Sunday'];

function open(dayOfWeek: readonly string[], opens: string, closes: string): OpeningHours {
  return { opens, closes, dayOfWeek: [...dayOfWeek] };
}

/** Opening hours during the semester, by kind of place. */
export const campusHours: Readonly<Record<string, readonly OpeningHours[]>> = {
  building: [open(workdays, '07:00', '22:00'), open(weekend, '09:00', '18:00')],
  library: [open(workdays, '08:00', '23:00'), open(weekend, '10:00', '20:00')],
  office: [open(workdays, '09:00', '16:30')],
  food: [open(workdays, '07:30', '19:00'), open(['Saturday'], '10:00', '15:00')],
  shop: [open(workdays, '09:00', '18:00'), open(['Saturday'], '10:00', '15:00')],
  sports: [open(workdays, '06:30', '22:00'), open(weekend, '08:00', '20:00')],
  always: [open([...workdays, ...weekend], '00:00', '24:00')],
};
