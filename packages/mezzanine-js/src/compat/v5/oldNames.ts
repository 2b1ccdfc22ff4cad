import { MezzanineError } from '../../headless.ts';

/**
 * Calls version 6. An error about an argument names the argument of the older version.
 *
 * @param names - arguments of version 6, each with its old name
 * @param call - calls version 6
 */
export function withOldNames<Result>(
  names: Readonly<Record<string, string>>,
  call: () => Result,
): Result {
  try {
    return call();
  } catch (error) {
    throw renamed(error, names);
  }
}

/** As {@link withOldNames}, for calls that reject. */
export async function withOldNamesAsync<Result>(
  names: Readonly<Record<string, string>>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw renamed(error, names);
  }
}

function renamed(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof MezzanineError)) return error;
  const { code, message, remedy, cause } = error;
  const name = Object.keys(names)
    .filter((one) => message.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  if (name === '') return error;
  const text = message.endsWith(remedy) ? message.slice(0, -remedy.length).trimEnd() : message;
  return new MezzanineError(code, {
    given: (names[name] ?? '') + text.slice(name.length),
    remedy,
    ...(cause !== undefined && { cause }),
  });
}
