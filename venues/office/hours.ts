import type { OpeningHours } from '@mezzanine/mvf';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function onWorkdays(opens: string, closes: string): OpeningHours[] {
  return [{ opens, closes, dayOfWeek: [...workdays] }];
}

/** Opening hours of the office and its facilities. */
export const officeHours = {
  building: onWorkdays('07:00', '20:00'),
  reception: onWorkdays('08:00', '18:00'),
  canteen: onWorkdays('11:30', '14:00'),
  coffee: onWorkdays('08:00', '16:30'),
} as const satisfies Readonly<Record<string, OpeningHours[]>>;
