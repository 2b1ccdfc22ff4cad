import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViewService } from './createPageViewService.ts';
import { wantsNoCounting } from './wantsNoCounting.ts';

const view = { path: '/web-sdk/camera', title: 'Camera', referrerHost: 'news.example' };
const sent: { readonly address: string; readonly body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { location: { origin: 'https://maps.example' } });
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    sent.push({ address, body: JSON.parse(body) as unknown });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[AN-01] a page view', () => {
  it('goes to the server as path and referring host', () => {
    createPageViewService({ service: 'own' })?.report(view);
    expect(sent).toEqual([
      {
        address: '/api/v1/page-views',
        body: { path: '/web-sdk/camera', referrerHost: 'news.example' },
      },
    ]);
  });

  it('goes to a Plausible service as its pageview event', () => {
    const endpoint = 'https://count.example/api/event';
    createPageViewService({ service: 'plausible', endpoint, domain: 'maps.example' })?.report(view);
    expect(sent).toEqual([
      {
        address: endpoint,
        body: {
          name: 'pageview',
          domain: 'maps.example',
          url: 'https://maps.example/web-sdk/camera',
          referrer: 'https://news.example/',
        },
      },
    ]);
  });

  it('goes to gtag as a page_view event, with its own page views disabled', () => {
    const appended: { src?: string }[] = [];
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: { append: (element: { src?: string }) => appended.push(element) },
    });
    const service = createPageViewService({ service: 'gtag', measurementId: 'G-1' });
    service?.report(view);
    service?.report(view);
    expect(appended.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
    ]);
    const commands = (window.dataLayer ?? []).map((command) => [...(command as unknown[])]);
    expect(commands[1]).toEqual(['config', 'G-1', { send_page_view: false }]);
    expect(commands.filter(([name]) => name === 'event')).toHaveLength(2);
    expect(commands[2]?.[2]).toMatchObject({ page_path: '/web-sdk/camera', page_title: 'Camera' });
  });

  it('is not sent if the site configures none', () => {
    expect(createPageViewService({ service: 'none' })).toBeUndefined();
  });

  it('is dropped silently when the service is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')));
    createPageViewService({ service: 'own' })?.report(view);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('is not sent for users who opt out of tracking', () => {
    const browser = (values: object): Navigator => values as Navigator;
    expect(wantsNoCounting(browser({ doNotTrack: '1' }))).toBe(true);
    expect(wantsNoCounting(browser({ globalPrivacyControl: true }))).toBe(true);
    expect(wantsNoCounting(browser({ doNotTrack: null }))).toBe(false);
  });
});
