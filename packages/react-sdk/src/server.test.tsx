import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapView, showMap } from './index.ts';

test('renders a placeholder on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <MapView source="/venues/mall.mvf.zip" fallback={<p>Loading</p>}>
      <p>On the map</p>
    </MapView>,
  );
  expect(html).toContain('data-mezzanine-map="loading"');
  expect(html).toContain('Loading');
  expect(html).not.toContain('On the map');
});

test('re-exports the whole SDK', () => {
  expect(typeof showMap).toBe('function');
});
