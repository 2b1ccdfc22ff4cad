import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { announcementScript } from './announcementScript.ts';

const key = 'docusaurus.announcement.';

function storageAfter(localStorage: Record<string, string>): Record<string, string> {
  vm.runInNewContext(announcementScript('new'), { localStorage });
  return localStorage;
}

describe('[UI-03] an announcement', () => {
  const shown = { [`${key}id`]: 'new', [`${key}dismiss`]: 'false' };

  it('with a new id is shown on the first visit, even if the last one was closed', () => {
    expect(storageAfter({ [`${key}id`]: 'old', [`${key}dismiss`]: 'true' })).toEqual(shown);
    expect(storageAfter({})).toEqual(shown);
  });

  it('that was closed stays closed', () => {
    const closed = { [`${key}id`]: 'new', [`${key}dismiss`]: 'true' };
    expect(storageAfter({ ...closed })).toEqual(closed);
  });

  it('needs no storage', () => {
    const script = announcementScript('new');
    expect(() => void vm.runInNewContext(script)).not.toThrow();
  });
});
