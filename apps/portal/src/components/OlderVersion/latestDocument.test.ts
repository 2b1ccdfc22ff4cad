import { describe, expect, it } from 'vitest';
import { latestDocument } from './latestDocument.ts';

const latest = {
  label: '6.0',
  mainDocId: 'getting-started',
  docs: [
    { id: 'camera', path: '/web-sdk/camera' },
    { id: 'getting-started', path: '/web-sdk/getting-started' },
    { id: 'labels', path: '/web-sdk/labels' },
  ],
};

describe('[DS-05] a page of an older version links to', () => {
  it('the same page of the latest version', () => {
    expect(latestDocument(latest, 'camera')).toEqual({
      path: '/web-sdk/camera',
      isSameTopic: true,
    });
  });

  it('the page that it names as its successor', () => {
    expect(latestDocument(latest, 'flat-labels', 'labels')).toEqual({
      path: '/web-sdk/labels',
      isSameTopic: true,
    });
  });

  it('the start of the latest version if that page does not exist', () => {
    const start = { path: '/web-sdk/getting-started', isSameTopic: false };
    expect(latestDocument(latest, 'using-angular')).toEqual(start);
    expect(latestDocument(latest)).toEqual(start);
  });

  it('nothing, without an error, if the successor does not exist', () => {
    expect(() => latestDocument(latest, 'flat-labels', 'text')).toThrow(
      'The document flat-labels names "text" as its successor, which 6.0 does not have. It has: camera, getting-started, labels.',
    );
  });
});
