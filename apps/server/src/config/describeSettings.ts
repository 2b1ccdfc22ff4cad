import { isSecretVariable, variableNames } from './environmentVariables.ts';

/**
 * Lists the environment variables of the server that are set, for its log: one per line, with
 * secrets hidden. For the database, it shows only host and name.
 */
export function describeSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return variableNames.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || value === '') return [];
    return [`${name}=${shown(name, value)}`];
  });
}

function shown(name: string, value: string): string {
  if (name === 'DATABASE_URL') return `postgres://…@${placeOf(value)}`;
  return isSecretVariable(name) ? '(hidden)' : value;
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
