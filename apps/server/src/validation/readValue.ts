import type { z } from 'zod';
import { pointerOf } from '@mezzanine/mvf/json-pointer';
import type { Fault } from './Fault.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Maximum number of errors to report. */
const maxFaults = 20;

/** A value as parsed by its schema, or its errors. */
export type ReadValue<T> =
  | { readonly value: T; readonly faults?: undefined }
  | { readonly faults: readonly Fault[] };

/** Parses a value with a schema. */
export function readValue<T>(schema: z.ZodType<T>, given: unknown): ReadValue<T> {
  const result = schema.safeParse(given, { error: describe, reportInput: true });
  if (result.success) return { value: result.data };
  return { faults: result.error.issues.flatMap(faultsOfIssue).slice(0, maxFaults) };
}

/** Errors of a value; an empty list for a valid one. */
export function faultsOf(schema: z.ZodType, given: unknown): readonly Fault[] {
  return readValue(schema, given).faults ?? [];
}

function faultsOfIssue(issue: z.core.$ZodIssue): readonly Fault[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      pointer: pointerOf(path),
      detail: `unknown field ${JSON.stringify(name.slice(0, 60))}`,
    }));
  }
  // JSON has no undefined, so the field is missing from its object.
  if (issue.input === undefined && path.length > 0) {
    const name = JSON.stringify(String(path.at(-1)));
    return [{ pointer: pointerOf(path.slice(0, -1)), detail: `must have the field ${name}` }];
  }
  return [{ pointer: pointerOf(path), detail: message }];
}

/** What a value must be, for schemas without their own message. */
function describe(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'integer' : issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must ${amountOf(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${amountOf(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? `text that matches ${issue.pattern ?? issue.format}`}`;
    case 'invalid_union':
      return 'must have one of the forms that are described';
    default:
      return undefined;
  }
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'a date and time such as 2026-05-01T09:30:00Z',
  date: 'a date such as 2026-05-01',
  url: 'a URL such as https://maps.example.com',
};

function amountOf(origin: string, bound: string, count: number): string {
  const [one, many] = counted[origin] ?? [];
  if (one === undefined) return `be ${bound} ${count}`;
  return `have ${bound} ${count} ${count === 1 ? one : many}`;
}

const counted: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};
