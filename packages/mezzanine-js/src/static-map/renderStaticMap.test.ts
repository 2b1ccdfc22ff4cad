import { gridVenue } from '@mezzanine/mvf/fixtures/gridVenue';
import { describe, expect, it } from 'vitest';
import { buildVenue } from '../data/buildVenue.ts';
import { sampleMvf } from '../data/sampleMvf.fixture.ts';
import { LIGHT_THEME } from '../style/MapTheme.ts';
import { renderStaticMap, renderStaticMapInSlices } from './renderStaticMap.ts';
import { upTheStairs } from '../data/directions/twoFloors.fixture.ts';

const venue = buildVenue(sampleMvf());

describe('renderStaticMap', () => {
  it('draws the default floor with every space, wall, and name', () => {
    const svg = renderStaticMap(venue);
    // Three areas: the hallway and two rooms; the kiosk is a point.
    expect(outlinesIn(group(svg, 'spaces'))).toBe(3);
    expect(outlinesIn(group(svg, 'floor'))).toBe(1);
    expect(outlinesIn(group(svg, 'walls'))).toBeGreaterThan(0);
    expect(outlinesIn(group(svg, 'doors'))).toBe(3);
    expect(textsIn(svg)).toEqual(expect.arrayContaining(['Tide &amp; Timber Books']));
    expect(svg).toContain('<title');
    expect(svg).toContain('Sample hall, Hall, Ground floor');
  });

  it('fills spaces with the colors of the live map', () => {
    const svg = renderStaticMap(venue);
    expect(group(svg, 'spaces')).toContain(`fill="${LIGHT_THEME.hallway.toLowerCase()}"`);
    const styles = { shops: { color: '#123456', polygons: ['s_east'] } };
    const styled = renderStaticMap(buildVenue({ ...sampleMvf(), styles }));
    expect(group(styled, 'spaces')).toContain('fill="#123456"');
  });

  it('returns equal documents for equal arguments, and other ids for other content', () => {
    expect(renderStaticMap(venue)).toBe(renderStaticMap(buildVenue(sampleMvf())));
    const [light, dark] = [renderStaticMap(venue), renderStaticMap(venue, { theme: 'dark' })];
    expect(idsIn(light).filter((id) => idsIn(dark).includes(id))).toEqual([]);
  });

  it('has a role, a name, and a description, which the element refers to', () => {
    const svg = renderStaticMap(venue, { title: 'Plan', description: 'Two rooms.', idPrefix: 'a' });
    expect(svg).toContain('role="img" aria-labelledby="a-title" aria-describedby="a-desc"');
    expect(svg).toContain('<title id="a-title">Plan</title><desc id="a-desc">Two rooms.</desc>');
  });

  it('refers to nothing outside of the document, and has no script', () => {
    const svg = renderStaticMap(venue).replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(svg).not.toMatch(/https?:|href|url\(|<script|<style|<image|<foreignObject|\son\w+=/i);
  });
});

describe('options of a static map', () => {
  it('floor: an id, an entity, or an external id', () => {
    const floors = sampleMvf().floors.map((floor) => ({
      ...floor,
      properties: { ...floor.properties, externalId: `X-${floor.properties.id}` },
    }));
    const named = buildVenue({ ...sampleMvf(), floors });
    for (const floor of ['f_upper', 'X-f_upper', named.getFloor('f_upper')]) {
      expect(renderStaticMap(named, { floor: floor ?? '' })).toContain('Upper floor');
    }
  });

  it('size: the given pixels, or a height that fits the floor', () => {
    const svg = renderStaticMap(venue, { widthPixels: 300, heightPixels: 500 });
    expect(svg).toContain('viewBox="0 0 300 500" width="300" height="500"');
    const [, height] = /viewBox="0 0 800 (\d+)"/.exec(renderStaticMap(venue)) ?? [];
    expect(Number(height)).toBeGreaterThanOrEqual(240);
    expect(Number(height)).toBeLessThanOrEqual(800);
  });

  it('padding: the floor is smaller with more of it', () => {
    const narrow = renderStaticMap(venue, { paddingPixels: 0, heightPixels: 400 });
    const wide = renderStaticMap(venue, { paddingPixels: 100, heightPixels: 400 });
    expect(widthOf(group(narrow, 'floor'))).toBeGreaterThan(widthOf(group(wide, 'floor')) + 100);
  });

  it('theme: the paper of each, and no colors of the venue in print', () => {
    const papers = (['light', 'dark', 'print'] as const).map(
      (theme) => /<rect[^>]*fill="([^"]+)"/.exec(renderStaticMap(venue, { theme }))?.[1],
    );
    expect(papers).toEqual(['#FBFAF7', '#0F1115', '#FFFFFF']);
    const styles = { shops: { color: '#123456', polygons: ['s_east'] } };
    const colored = buildVenue({ ...sampleMvf(), styles });
    expect(renderStaticMap(colored, { theme: 'print' })).not.toContain('#123456');
  });

  it('labels: none without them', () => {
    expect(textsIn(renderStaticMap(venue, { labels: false }))).toEqual([]);
  });

  it('language: names in another language, and an error for one that the venue lacks', () => {
    expect(() => renderStaticMap(venue, { language: 'xx' })).toThrow(
      expect.objectContaining({ code: 'unknown-language' }),
    );
  });

  it('frame: a place fills more of the image than on the whole floor', () => {
    const whole = renderStaticMap(venue, { highlighted: ['s_east'] });
    const place = renderStaticMap(venue, { frame: 's_east', highlighted: ['s_east'] });
    const shape = (svg: string) => /class="highlights" d="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(shape(whole)).not.toBe('');
    expect(shape(place)).not.toBe(shape(whole));
    expect(renderStaticMap(venue, { frame: ['s_west', 's_east'] })).toContain('<svg');
  });

  it('highlighted: spaces of a location are outlined, and filled with the accent color', () => {
    const plain = renderStaticMap(venue);
    const svg = renderStaticMap(venue, { highlighted: ['l_books'] });
    expect(svg).toContain('class="highlights"');
    expect(group(svg, 'spaces')).not.toBe(group(plain, 'spaces'));
  });

  it('markers: pins and dots with their names and colors', () => {
    const svg = renderStaticMap(venue, {
      markers: [
        { place: 's_west', text: 'Meet here', color: '#0a7d3c' },
        { place: venue.center, kind: 'dot' },
        { place: 's_loft', text: 'Elsewhere' },
      ],
    });
    expect(svg).toContain('Meet here');
    expect(svg).toContain('fill="#0a7d3c"');
    expect(svg).not.toContain('Elsewhere');
  });

  it('bearing and arrow: an arrow only where the map is rotated', () => {
    const hasArrow = (bearingDegrees: number) =>
      renderStaticMap(venue, { bearingDegrees, hasNorthArrow: true }).includes('class="north"');
    expect([hasArrow(0), hasArrow(30), hasArrow(360)]).toEqual([false, true, false]);
    expect(renderStaticMap(venue)).not.toContain('class="north"');
  });

  it('route: its line, both ends by name, and the change of floors', () => {
    const { venue: hall, directions } = upTheStairs();
    const ground = renderStaticMap(hall, { route: directions });
    expect(ground).toContain(`stroke="${LIGHT_THEME.accent}" stroke-width="5"`);
    expect(ground).toContain('>Upper floor<');
    const upper = renderStaticMap(hall, { route: directions, floor: 'f_upper' });
    expect(upper).toContain('>Ground floor<');
    const line = renderStaticMap(hall, { route: directions.path, frame: 'floor' });
    expect(line).toContain('stroke-width="5"');
  });

  it('writes a name once where a marker has it', () => {
    const svg = renderStaticMap(venue, { markers: [{ place: 's_east', text: 'East room' }] });
    expect(textsIn(svg).filter((text) => text === 'East room')).toHaveLength(1);
  });

  it('keeps every name inside the image', () => {
    const svg = renderStaticMap(venue, { widthPixels: 200, heightPixels: 200 });
    for (const [, x = '', y = ''] of svg.matchAll(/<(?:text|tspan) x="([^"]+)" y="([^"]+)"/g)) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(200);
      expect(Number(y)).toBeLessThan(200);
    }
  });
});

describe('renderStaticMapInSlices', () => {
  it('draws the same document, and lets other work run in between', async () => {
    const large = buildVenue(gridVenue({ floors: 1, rooms: 2000, nodes: 2000 }));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const svg = await renderStaticMapInSlices(large);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(svg).toBe(renderStaticMap(large));
  });

  it('rejects what renderStaticMap throws', async () => {
    const options = { floor: 'nowhere' };
    expect(() => renderStaticMap(venue, options)).toThrow('nowhere');
    await expect(renderStaticMapInSlices(venue, options)).rejects.toThrow('nowhere');
  });
});

function group(svg: string, name: string): string {
  return new RegExp(`<g class="${name}">(.*?)</g>`).exec(svg)?.[1] ?? '';
}

/** Outlines and lines in paths. */
function outlinesIn(markup: string): number {
  return [...markup.matchAll(/ d="([^"]*)"/g)].reduce(
    (sum, [, d = '']) => sum + (d.match(/M/g)?.length ?? 0),
    0,
  );
}

function textsIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<\/tspan><tspan[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  );
}

function idsIn(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Horizontal extent of the first path, from its absolute and relative steps. */
function widthOf(markup: string): number {
  const d = / d="([^"]*)"/.exec(markup)?.[1] ?? '';
  let [x, least, most] = [0, Infinity, -Infinity];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [first = 0] = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'M') x = first;
    else if (command === 'l' || command === 'h') x += first;
    least = Math.min(least, x);
    most = Math.max(most, x);
  }
  return most - least;
}
