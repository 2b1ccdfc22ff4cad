import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { PageEventType } from '@mezzanine/mobile-protocol';
import { MobileHost, mallTopic } from './support/MobileHost.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Data = Readonly<Record<string, unknown>>;

/** One step of a scenario, which each host runs with its own client. */
type Step =
  | { readonly ask: string; readonly payload: Data; readonly reply: Data }
  | { readonly ask: string; readonly payload: Data; readonly error: Data }
  | { readonly event: PageEventType; readonly payload: Data }
  | { readonly noEvent: PageEventType }
  | { readonly reload: true };

interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
}

const file = new URL('../packages/mobile-protocol/vectors/scenarios.json', import.meta.url);
const { url } = mallTopic.source;
const text = readFileSync(file, 'utf8')
  .replaceAll('$mall', url)
  .replaceAll('$server', new URL(url).origin);

for (const { name, steps } of JSON.parse(text) as readonly Scenario[]) {
  test(`${name} (scenario) @all`, async ({ page }) => {
    const host = await MobileHost.open(page);
    for (const step of steps) await carryOut(host, step);
  });
}

async function carryOut(host: MobileHost, step: Step): Promise<void> {
  if ('reload' in step) return host.reload();
  if ('noEvent' in step) {
    expect(await host.events(step.noEvent)).toEqual([]);
  } else if ('event' in step) {
    await expect
      .poll(async () => (await host.events(step.event)).at(-1))
      .toMatchObject(step.payload);
  } else {
    const answer = await host.answer(step.ask, step.payload);
    const isReply = 'reply' in step;
    expect(answer.type).toBe(isReply ? step.ask : 'error');
    expect(answer.payload).toMatchObject(isReply ? step.reply : step.error);
  }
}
