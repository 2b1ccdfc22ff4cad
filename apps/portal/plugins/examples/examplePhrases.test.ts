import { expect, it } from 'vitest';
import { examplePhrases } from './examplePhrases.ts';

const phrases = new Map([
  ['/web-sdk/camera', ['fly to', 'zoom']],
  ['/web-sdk/outdoor-map', ['streets']],
  ['/web-sdk/using-react', ['hooks']],
]);

it('gives a group the search phrases of the guides of its examples, as examples', () => {
  const group = 'camera-controls';
  const examples = ['camera', 'outdoor-map', 'camera'].map((topic) => ({ topic, group }));
  expect([...examplePhrases(examples, phrases)]).toEqual([
    ['/playground/camera-controls', ['fly to example', 'zoom example', 'streets example']],
  ]);
});

it('leaves out showcase apps, the guide that every group shares, and guides without phrases', () => {
  const examples = [
    { topic: 'camera', group: 'apps' },
    { topic: 'using-react', group: 'camera-controls' },
    { topic: 'labels', group: 'labels' },
  ];
  expect([...examplePhrases(examples, phrases)]).toEqual([]);
});
