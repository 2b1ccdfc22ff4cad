import { expect, it } from 'vitest';
import { describeSettings } from './describeSettings.ts';
import { isSecretVariable, variableNames } from './environmentVariables.ts';

it('the settings printed at startup contain no secrets', () => {
  const lines = describeSettings({
    PORT: '8081',
    DATABASE_URL: 'postgres://maps:pass-word@db.internal:5432/maps?password=pass-word',
    OPERATOR_KEY: 'k'.repeat(32),
    TRUSTED_PROXIES: '',
    HOME: '/home/ada',
  });
  expect(lines).toEqual([
    'PORT=8081',
    'DATABASE_URL=postgres://…@db.internal:5432/maps',
    'OPERATOR_KEY=(hidden)',
  ]);
  const secret = 'a-secret-that-nobody-reads';
  const secrets = variableNames.filter(isSecretVariable);
  expect(secrets).toContain('OPERATOR_KEY');
  const all = Object.fromEntries(secrets.map((name) => [name, secret]));
  expect(describeSettings(all).join('\n')).not.toContain(secret);
});
