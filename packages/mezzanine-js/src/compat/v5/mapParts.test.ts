import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutdoorOptions } from '../../index.ts';
import { BlueDot } from './BlueDot.ts';
import { Journey } from './Journey.ts';
import type { MapContext } from './MapContext.ts';
import { onNoSuccessor } from './noSuccessor.ts';
import { OutdoorView } from './OutdoorView.ts';

/** Options that reached the outdoor map of version 6. */
let shown: OutdoorOptions[] = [];
let reports: string[] = [];
let stopListening: () => void;

beforeEach(() => {
  shown = [];
  reports = [];
  stopListening = onNoSuccessor(({ name }) => reports.push(name));
});
afterEach(() => stopListening());

/** The parts of a map of version 6 that these tests call. */
const context = {
  map6: {
    on: () => undefined,
    blueDot: { enable: () => undefined },
    markers: { getAll: () => [] },
    navigation: { clear: () => undefined },
    outdoor: {
      show: (options: OutdoorOptions) => Promise.resolve(shown.push(options) > 0),
    },
  },
} as unknown as MapContext;

test('the outdoor view keeps the style and the worker of MapLibre', async () => {
  const view = new OutdoorView(context, () => undefined);
  await view.enable({ workerUrl: '/worker.mjs', styleURL: '/style.json' });
  await view.setStyle('/other.json');
  expect(shown).toEqual([
    { workerUrl: '/worker.mjs', style: '/style.json' },
    { workerUrl: '/worker.mjs', style: '/other.json' },
  ]);
});

test('interactive journeys are reported', () => {
  new Journey(context, undefined as never).draw([], { pathOptions: { interactive: true } });
  expect(reports).toContain('Journey.draw pathOptions({ interactive })');
});

test('options that the device position ignores are reported', () => {
  new BlueDot(context).enable({ allowImplicitFloorLevel: false, showBearing: false });
  expect(reports).toContain('BlueDot.enable({ allowImplicitFloorLevel: false })');
  expect(reports).toContain('BlueDot.enable({ showBearing: false })');
});
