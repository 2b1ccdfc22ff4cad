import type { Plugin } from '@docusaurus/types';
import type { PlaygroundSettings } from '../src/identity/PlaygroundSettings.ts';

/** Provides sign-in settings and bundle URLs to the playground pages only. */
export function playgroundDataPlugin(settings: PlaygroundSettings) {
  return function mezzaninePlayground(): Plugin {
    return {
      name: 'mezzanine-playground',
      async contentLoaded({ actions }) {
        await actions.createData('settings.json', JSON.stringify(settings));
      },
    };
  };
}
