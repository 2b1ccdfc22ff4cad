import { expects, fields, list, oneOf, optional, text } from './fields.ts';
import type { Schema } from './Schema.ts';

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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock: Schema<string> = {
  type: 'string',
  pattern: /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/,
  expected: expects('a time of day', '"09:30"'),
};

/** A list of {@link OpeningHours}. */
export const openingHours = list(
  fields(
    {
      opens: clock,
      closes: clock,
      dayOfWeek: list(
        oneOf(days, expects('an English name of a day', '"Monday"')),
        expects('an array of days', '["Monday"]'),
      ),
      validFrom: optional(text),
      validThrough: optional(text),
    },
    'opening hours with opens, closes and dayOfWeek',
  ),
  expects('an array of opening hours'),
) satisfies Schema<OpeningHours[]>;
