import type { Plugin } from '@docusaurus/types';
import type { PlaygroundSettings } from '../src/identity/PlaygroundSettings.ts';

/** Tells the playground how readers sign in and where its bundles are; no other page carries it. */
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
