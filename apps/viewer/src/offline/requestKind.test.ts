import { describe, expect, it } from 'vitest';
import { isKeepable, isOfPublicPage, isRefusal, requestKind } from './requestKind.ts';

const scope = 'https://maps.example/viewer/';
const kind = (url: string, method = 'GET', isNavigation = false) =>
  requestKind({ url: new URL(url, scope).href, method, isNavigation }, scope);

describe('a request', () => {
  it.each([
    ['/viewer/?venue=mall&location=a', 'page'],
    ['/viewer/', 'page'],
    ['/viewer/sub/', 'other'],
    ['/docs/overview', 'other'],
    ['https://elsewhere.example/viewer/', 'other'],
    ['/viewer/?venue=mall&access=signed', 'other'],
  ])('for the page %s is %s', (url, expected) => {
    expect(kind(url, 'GET', true)).toBe(expected);
  });

  it.each([
    ['GET', '/viewer/assets/app-0a1b2c3d.js', 'program'],
    ['GET', '/api/v1/venues/mall/bundle', 'venue'],
    ['GET', '/api/v1/venues/mall/bundle?access=signed', 'other'],
    ['GET', '/api/v1/private/venues/mall/bundle?access=signed', 'other'],
    ['GET', '/api/v1/venues', 'other'],
    ['GET', '/api/v1/token', 'other'],
    ['POST', '/api/v1/token', 'token'],
    ['POST', '/api/v1/venues/mall/bundle', 'other'],
    ['POST', 'https://elsewhere.example/api/v1/token', 'other'],
    ['GET', 'https://elsewhere.example/maps/office.mvf.zip', 'venue'],
    ['GET', 'https://elsewhere.example/picture.webp', 'other'],
    ['PUT', '/viewer/assets/app-0a1b2c3d.js', 'other'],
  ])('%s %s is %s', (method, url, expected) => {
    expect(kind(url, method)).toBe(expected);
  });
});

describe('the cached copy of a venue', () => {
  const bundle = 'https://maps.example/api/v1/venues/mall/bundle';

  it('is stored for public pages, and not for private maps', () => {
    expect(isOfPublicPage('https://maps.example/viewer/?venue=mall', bundle)).toBe(true);
    expect(isOfPublicPage('https://maps.example/viewer/?venue=mall&access=x', bundle)).toBe(false);
    expect(isOfPublicPage(undefined, bundle)).toBe(false);
  });

  it('of a bundle elsewhere is stored for the page that names it', () => {
    const office = 'https://elsewhere.example/office.mvf.zip';
    const page = (venue: string) =>
      `https://maps.example/viewer/?venue=${encodeURIComponent(venue)}`;
    expect(isOfPublicPage(page(office), office)).toBe(true);
    expect(isOfPublicPage(page('mall'), office)).toBe(false);
    expect(isOfPublicPage(page(office), 'https://elsewhere.example/other.mvf.zip')).toBe(false);
    expect(
      isOfPublicPage(page('/venues/own.mvf.zip'), 'https://maps.example/venues/own.mvf.zip'),
    ).toBe(true);
    expect(isOfPublicPage(page('https://['), office)).toBe(false);
  });

  it('is stored unless the server forbids it, and removed when the server rejects a request', () => {
    expect(isKeepable(200, 'private, no-cache')).toBe(true);
    expect(isKeepable(200, null)).toBe(true);
    expect(isKeepable(200, 'private, No-Store')).toBe(false);
    expect(isKeepable(206, null)).toBe(false);
    expect([401, 403, 404, 410].every(isRefusal)).toBe(true);
    expect([200, 304, 429, 500, 503].some(isRefusal)).toBe(false);
  });
});
