import { describe, expect, it } from 'vitest';
import { classifyPage } from './classifyPage.ts';

describe('[SM-06] the set and the kind of a page, which label its hits', () => {
  it.each([
    ['/web-sdk/camera', 'docs-web-sdk-6.0', 'web-sdk', 'guide'],
    ['/web-sdk/5.0/camera', 'docs-web-sdk-5.0', 'web-sdk', 'guide'],
    ['/web-sdk/api-reference/api-reference-react', 'docs-web-sdk-6.0', 'web-sdk', 'reference'],
    ['/ios-sdk/4.0/api-reference', 'docs-ios-sdk-4.0', 'ios-sdk', 'reference'],
    ['/android-sdk/release-notes', 'docs-android-sdk-5.0', 'android-sdk', 'release-note'],
    [
      '/docs/enterprise-apps/maps-web-release-notes',
      'docs-default-current',
      'docs',
      'release-note',
    ],
    ['/react-native-sdk/markers', 'docs-react-native-sdk-5.0', 'react-native-sdk', 'guide'],
    ['/docs/overview', 'docs-default-current', 'docs', 'guide'],
    ['/docs/category/version-2', 'docs-default-current', 'docs', 'page'],
    ['/docs/roadmap', 'docs-default-current', 'docs', 'page'],
    ['/showcase/item', 'default,docs-showcase-6.0', 'showcase', 'example'],
    ['/playground/', 'default', 'playground', 'example'],
    ['/api/api', 'default', 'api', 'reference'],
    ['/blog/how-the-map-is-drawn', 'default', 'blog', 'blog'],
    ['/community', 'default', 'community', 'page'],
    ['/', 'default', 'site', 'page'],
    ['/privacy', 'default', 'site', 'page'],
  ])('%s (%s) is of %s, a %s', (path, tags, set, kind) => {
    expect(classifyPage(path, tags.split(','))).toEqual({ set, kind });
  });
});
