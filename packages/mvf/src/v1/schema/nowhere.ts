import { expects } from '../../record-types/fields.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** The geometry of a feature that has no place (RFC 7946, 3.2). */
export const nowhere: Schema<null> = { type: 'null', expected: expects('null') };
