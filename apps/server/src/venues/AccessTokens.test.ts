import { afterEach, expect, it, vi } from 'vitest';
import { AccessTokens, tokenLifetimeSeconds } from './AccessTokens.ts';

const demo = { key: 'demo', secret: 'demo-secret' };

function open() {
  const clock = { now: Date.UTC(2026, 5, 1) };
  const tokens = new AccessTokens('signing-secret', demo, () => clock.now);
  const issue = async () => `Bearer ${await tokens.issue(demo)}`;
  return { clock, tokens, issue };
}

afterEach(() => vi.restoreAllMocks());

it('verifies the signature of a token once', async () => {
  const { tokens, issue } = open();
  const authorization = await issue();
  const verify = vi.spyOn(crypto.subtle, 'verify');
  for (let times = 0; times < 3; times += 1) {
    expect(await tokens.requireCaller(authorization)).toEqual({
      workspace: 'demo',
      scopes: ['read'],
    });
  }
  expect(verify).toHaveBeenCalledTimes(1);
});

it('rejects a token after it expires, although it was valid before', async () => {
  const { clock, tokens, issue } = open();
  const authorization = await issue();
  clock.now += tokenLifetimeSeconds * 1000 - 1;
  await tokens.requireCaller(authorization);
  clock.now += 1;
  await expect(tokens.requireCaller(authorization)).rejects.toThrow('is expired');
});

it('rejects altered tokens each time, also beside the one that they are made from', async () => {
  const { tokens, issue } = open();
  const authorization = await issue();
  await tokens.requireCaller(authorization);
  const [head, , signature] = authorization.split('.');
  const claims = { iss: 'mezzanine-server', aud: 'venues', exp: 2e9, workspace: 'other' };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  for (const altered of [`${head}.${forged}.${signature}`, `${authorization.slice(0, -4)}AAAA`]) {
    for (let times = 0; times < 2; times += 1) {
      await expect(tokens.requireCaller(altered)).rejects.toThrow('is invalid');
    }
  }
});
