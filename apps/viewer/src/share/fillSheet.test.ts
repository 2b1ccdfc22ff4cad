// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fillSheet } from './fillSheet.ts';

const map = {
  language: 'en',
  title: 'From Entrance to <img src=x onerror=alert(1)>',
  subtitle: 'Mall · 120 m',
  picture: 'data:image/png;base64,AAAA',
  pictureText: 'Map: Café',
  steps: ['Leave the entrance', 'Turn <b>left</b>'],
  address: 'https://maps.example/viewer/?venue=mall',
};

it('prints title, image, steps, and URL as text', () => {
  const page = document.implementation.createHTMLDocument();
  fillSheet(page, map);
  expect(page.querySelector('h1')?.textContent).toBe(map.title);
  expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(map.steps);
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.querySelector('img')?.alt).toBe(map.pictureText);
  expect(page.querySelector('b')).toBeNull();
  expect(page.body.textContent).toContain(map.address);
});

it('omits missing parts', () => {
  const page = document.implementation.createHTMLDocument();
  fillSheet(page, { ...map, picture: undefined, steps: [] });
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('ol')).toBeNull();
});
