// @vitest-environment happy-dom
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Directions, Floor, NoDirections, SearchResult } from '@mezzanine/mezzanine-js';
// The venue of the SDK's own tests: created from data, without a bundle to read.
import { buildVenue } from '@mezzanine/mezzanine-js/build-venue';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { DirectionsPanel } from './DirectionsPanel.tsx';
import { FloorSwitcher } from './FloorSwitcher.tsx';
import { RenderedPage } from './renderedPage.fixture.tsx';
import { SearchBox } from './SearchBox.tsx';
import { VenuePicker } from './VenuePicker.tsx';

let page: RenderedPage;
beforeEach(() => {
  page = new RenderedPage();
});
afterEach(() => page.close());

const venue = buildVenue(sampleMvf());

describe('SearchBox', () => {
  const field = () => page.find<HTMLInputElement>('[role=combobox]');
  const lines = () => page.texts('[role=option] [data-mz-part=title]');

  async function open(onChoose: (result: SearchResult) => void = () => {}): Promise<void> {
    await page.show(<SearchBox venue={venue} onChoose={onChoose} />);
  }

  test('lists matches, highlights the matched part, and announces their number', async () => {
    await open();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await page.type(field(), 'tide', () => lines().length > 0);
    expect(lines()).toContain('Tide & Timber Books');
    expect(page.texts('mark')).toContain('Tide');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(page.texts('[role=status]')).toEqual([expect.stringMatching(/^\d+ results?$/)]);
  });

  test('moves through results with arrow keys, selects with Enter, and keeps the focus', async () => {
    const chosen: SearchResult[] = [];
    await open((result) => chosen.push(result));
    await page.type(field(), 'books', () => lines().length > 1);
    await page.press(field(), 'ArrowDown');
    const [first] = lines();
    const id = field().getAttribute('aria-activedescendant');
    expect(document.getElementById(id ?? '')?.getAttribute('aria-selected')).toBe('true');
    await page.press(field(), 'ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).not.toBe(id);
    await page.press(field(), 'ArrowUp');
    await page.press(field(), 'Enter');
    expect(chosen.map(({ entity }) => entity.name)).toEqual([first]);
    expect(field().value).toBe(first);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('closes on Escape, and clears on a second Escape', async () => {
    await open();
    await page.type(field(), 'books', () => lines().length > 0);
    await page.press(field(), 'Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('books');
    await page.press(field(), 'Escape');
    expect(field().value).toBe('');
  });

  test('says that nothing matches, and shows hostile text as text', async () => {
    await open();
    const text = '<img src=x onerror=alert(1)>';
    const status = () => page.texts('[role=status]').join('');
    await page.type(field(), text, () => status() !== '');
    expect(status()).toBe(`No results for “${text}”`);
    expect(page.element.querySelector('img')).toBeNull();
  });
});

describe('FloorSwitcher', () => {
  function Floors({ onChange }: { readonly onChange: (floor: Floor) => void }): ReactElement {
    const [floor, setFloor] = useState(venue.floors[0]);
    return (
      <FloorSwitcher
        value={floor}
        onChange={(next) => {
          setFloor(next);
          onChange(next);
        }}
      />
    );
  }

  test('lists the highest floor first, and marks the selected one', async () => {
    const chosen: string[] = [];
    await page.show(<Floors onChange={({ name }) => chosen.push(name)} />);
    const buttons = [...page.element.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Upper floor',
      'Ground floor',
    ]);
    expect(buttons.map(({ checked }) => checked)).toEqual([false, true]);
    await page.click(buttons[0] ?? page.element);
    expect(chosen).toEqual(['Upper floor']);
    expect(buttons.map(({ checked }) => checked)).toEqual([true, false]);
    expect(new Set(buttons.map(({ name }) => name)).size).toBe(1);
  });

  test('lists buildings only if there are several', async () => {
    await page.show(<Floors onChange={() => {}} />);
    expect(page.element.querySelector('select')).toBeNull();
  });
});

test('VenuePicker names each venue and describes it', async () => {
  const chosen: string[] = [];
  const venues = [
    { id: 'mall', name: 'Alderwick Center', description: 'Three floors' },
    { id: 'office', name: 'Kestrel House' },
  ];
  await page.show(<VenuePicker venues={venues} value="mall" onChange={(id) => chosen.push(id)} />);
  const [mall, office] = page.element.querySelectorAll<HTMLInputElement>('[type=radio]');
  const description = mall?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Three floors');
  expect(office?.hasAttribute('aria-describedby')).toBe(false);
  await page.click(office ?? page.element);
  expect(chosen).toEqual(['office']);
});

describe('DirectionsPanel', () => {
  const results: (Directions | NoDirections | undefined)[] = [];
  const fields = () => [...page.element.querySelectorAll<HTMLInputElement>('[role=combobox]')];

  async function ask(from: string, to: string): Promise<void> {
    results.length = 0;
    await page.show(<DirectionsPanel venue={venue} onDirections={(way) => results.push(way)} />);
    for (const [index, name] of [from, to].entries()) {
      const field = fields()[index] ?? page.find<HTMLInputElement>('input');
      await page.type(field, name, () => page.element.querySelector('[role=option]') !== null);
      await page.press(field, 'Enter');
    }
  }

  test('shows time, length, and steps of the requested route', async () => {
    await ask('Tide', 'East room');
    const way = results.at(-1);
    if (way?.type !== 'directions') throw new Error('The sample hall has a way between its rooms.');
    expect(page.texts('[data-mz-part=summary] strong')).toEqual(['1 min']);
    expect(page.texts('[data-mz-part=step] [data-mz-part=title]')).toEqual(
      way.instructions.map(({ text }) => text),
    );
    expect(page.texts('[data-mz-part=floor-name]')).toEqual(['Ground floor']);
  });

  test('says why there is no route', async () => {
    const ends = { from: venue.getSpace('s_east'), to: venue.getSpace('s_loft') };
    await page.show(<DirectionsPanel venue={venue} ends={ends} />);
    await page.click(page.find('[type=checkbox]'));
    expect(page.texts('[role=status] strong')).toEqual(['There is no route.']);
    expect(page.texts('[data-mz-part=blockers] li').length).toBeGreaterThan(0);
    expect(page.texts('[data-mz-part=step]')).toEqual([]);
  });

  test('reverses the route, and clears it when an end is removed', async () => {
    await ask('Tide', 'East room');
    await page.click(page.find('[data-mz-part=swap]'));
    expect(fields().map(({ value }) => value)).toEqual(['East room', 'Tide & Timber Books']);
    const field = fields()[0] ?? page.find<HTMLInputElement>('input');
    await page.type(field, '', () => results.at(-1) === undefined);
    expect(page.texts('[data-mz-part=step]')).toEqual([]);
  });

  test('requests directions once, however often it renders with inline options', async () => {
    const ends = { from: venue.spaces[0], to: venue.spaces[1] };
    results.length = 0;
    for (let time = 0; time < 3; time += 1) {
      await page.show(
        <DirectionsPanel
          venue={venue}
          ends={ends}
          options={{ avoid: ['stairs'] }}
          onDirections={(way) => results.push(way)}
        />,
      );
    }
    expect(results).toHaveLength(1);
  });
});
