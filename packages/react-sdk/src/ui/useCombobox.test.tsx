// @vitest-environment happy-dom
import { act, useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RenderedPage } from './renderedPage.fixture.tsx';
import { useCombobox } from './useCombobox.ts';

const suggestions = [{ key: 'here' }, { key: 'door' }];

let page: RenderedPage;
let log: string[] = [];
beforeEach(() => {
  page = new RenderedPage();
  log = [];
});
afterEach(() => page.close());

function Picker(): ReactElement {
  const [text, setText] = useState('Cinema');
  const list = useCombobox({
    label: 'From',
    text,
    options: suggestions,
    isPicker: true,
    onText: setText,
    onChoose: ({ key }) => log.push(`choose ${key}`),
    onLeave: () => log.push('leave'),
  });
  return (
    <div onKeyDown={({ key }) => log.push(`page ${key}`)}>
      <input {...list.inputProps} />
      <ul {...list.listProps}>
        {suggestions.map((option) => (
          <li {...list.optionProps(option)} key={option.key} />
        ))}
      </ul>
    </div>
  );
}

test('the list of a picker opens with the focus, and the focus selects the text', async () => {
  await page.show(<Picker />);
  const field = page.find<HTMLInputElement>('input');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await act(async () => field.focus());
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.selectionEnd).toBe('Cinema'.length);
  await page.press(field, 'ArrowUp');
  await page.press(field, 'Enter');
  expect(log).toEqual(['choose door']);
});

test('the list of a picker stays open while its field is empty', async () => {
  await page.show(<Picker />);
  const field = page.find<HTMLInputElement>('input');
  await page.type(field, '', () => field.value === '');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('Escape closes the list of a picker, then is left to the page and keeps the text', async () => {
  await page.show(<Picker />);
  const field = page.find<HTMLInputElement>('input');
  await act(async () => field.focus());
  await page.press(field, 'Escape');
  expect(log).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await page.press(field, 'Escape');
  expect(log).toEqual(['page Escape']);
  expect(field.value).toBe('Cinema');
});

test('a picker reports that the focus left it', async () => {
  await page.show(<Picker />);
  const field = page.find<HTMLInputElement>('input');
  await act(async () => field.focus());
  await act(async () => field.blur());
  expect(log).toEqual(['leave']);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
