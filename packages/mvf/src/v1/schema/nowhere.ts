import { expects } from '../../schema/fields.ts';
import type { Schema } from '../../schema/Schema.ts';

/** The geometry of a feature that has no place (RFC 7946, 3.2). */
export const nowhere: Schema<null> = { type: 'null', expected: expects('null') };
