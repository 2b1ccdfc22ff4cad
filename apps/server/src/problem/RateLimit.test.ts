import { afterEach, describe, expect, it, vi } from 'vitest';
import { RateLimit } from './RateLimit.ts';

afterEach(() => vi.useRealTimers());

describe('a rate limit', () => {
  it('allows a number per window, and reports what remains and when the window ends', () => {
    let now = 5000;
    const limit = new RateLimit({ most: 2, windowSeconds: 60 }, () => now);
    expect(limit.take('a')).toEqual({ isAllowed: true, remaining: 1, resetSeconds: 60 });
    now += 10_500;
    expect(limit.take('a')).toEqual({ isAllowed: true, remaining: 0, resetSeconds: 50 });
    expect(limit.take('a')).toEqual({ isAllowed: false, remaining: 0, resetSeconds: 50 });
    expect(limit.take('b').isAllowed).toBe(true);
    now += 49_500;
    expect(limit.take('a')).toEqual({ isAllowed: true, remaining: 1, resetSeconds: 60 });
  });

  it('resets when the system clock is set back', () => {
    vi.useFakeTimers();
    const limit = new RateLimit({ most: 1, windowSeconds: 60 });
    limit.take('a');
    expect(limit.take('a').isAllowed).toBe(false);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(limit.take('a').resetSeconds).toBe(60);
    vi.advanceTimersByTime(60_000);
    expect(limit.take('a').isAllowed).toBe(true);
  });

  it('forgets the oldest senders above its maximum', () => {
    const limit = new RateLimit({ most: 1, windowSeconds: 60 }, () => 0);
    limit.take('first');
    for (let sender = 0; sender < 9999; sender += 1) limit.take(String(sender));
    expect(limit.take('first').isAllowed).toBe(false);
    limit.take('one more');
    expect(limit.take('first').isAllowed).toBe(true);
  });

  it('tells a limited sender when to retry', () => {
    const limit = new RateLimit({ most: 1, windowSeconds: 60 }, () => 0);
    const problem = limit.problem('answers', limit.take('a'));
    expect(problem.status).toBe(429);
    expect(problem.headers).toEqual({ 'Retry-After': '60' });
    expect(problem.message).toBe(
      'More than 1 answers came from one address in 60 seconds. Try again in 60 seconds.',
    );
  });
});

it('all addresses of an IPv6 network of 64 bits are one sender', () => {
  const limit = new RateLimit({ most: 2, windowSeconds: 60 });
  const from = (address: string) => limit.take(address).isAllowed;
  expect([from('2001:db8:1:2::1'), from('2001:db8:1:2::2'), from('2001:db8:1:2:a::')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(from('2001:db8:1:3::1')).toBe(true);
});
