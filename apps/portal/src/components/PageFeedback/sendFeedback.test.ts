import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFeedback } from './sendFeedback.ts';

const answer = { kind: 'answer', path: '/docs/overview', isHelpful: true } as const;
const sent: unknown[] = [];
let respond: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  respond = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.stubGlobal('window', { navigator: {} });
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    sent.push([address, JSON.parse(body) as unknown]);
    return respond();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends the feedback to the portal’s server', async () => {
  expect(await sendFeedback(answer)).toBe('sent');
  expect(sent).toEqual([['/api/v1/feedback', answer]]);
});

it('sends nothing for users who opt out of tracking', async () => {
  vi.stubGlobal('window', { navigator: { doNotTrack: '1' } });
  expect(await sendFeedback(answer)).toBe('unwanted');
  expect(sent).toEqual([]);
});

it.each([
  [429, 'too-many'],
  [500, 'failed'],
])('does not treat status %i as success', async (status, outcome) => {
  respond = () => Promise.resolve(new Response(null, { status }));
  expect(await sendFeedback(answer)).toBe(outcome);
});

it('distinguishes an unreachable server from success', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendFeedback(answer)).toBe('failed');
});
