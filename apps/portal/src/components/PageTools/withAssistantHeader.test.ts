import { describe, expect, it } from 'vitest';
import { withAssistantHeader } from './withAssistantHeader.ts';

const reference = 'https://maps.example/web-sdk/api-reference/api-reference-js';
const page = `---
title: "Camera"
description: "Fly."
url: "https://maps.example/web-sdk/camera"
version: "Web SDK 6.0"
---

# Camera

[\`focusOn\`](${reference}/camera#camera-focuson) and [\`Camera\`](${reference}/camera#camera), then
[\`focusOn\`](${reference}/camera#camera-focuson), [markers](https://maps.example/web-sdk/markers),
and [the reference](${reference}).
`;

describe('a page that is copied for an assistant', () => {
  it('says its page, set, version, and symbols with links, each once, above its text', () => {
    expect(withAssistantHeader(page).split('\n').slice(0, 6)).toEqual([
      '- Page: Camera, https://maps.example/web-sdk/camera',
      '- Set: web-sdk, all pages: https://maps.example/llms.txt',
      '- Version: Web SDK 6.0',
      `- Symbols: [\`focusOn\`](${reference}/camera#camera-focuson), [\`Camera\`](${reference}/camera#camera)`,
      '',
      '# Camera',
    ]);
    expect(withAssistantHeader(page).endsWith(page.slice(page.indexOf('# Camera')))).toBe(true);
  });

  it('leaves out a version and symbols that it does not have', () => {
    const bare = page.replace(/^version.*\n/m, '').replace(/#camera[^)]*/g, '');
    expect(withAssistantHeader(bare)).not.toMatch(/Version|Symbols/);
  });
});
