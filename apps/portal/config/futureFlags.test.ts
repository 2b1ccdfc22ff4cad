import * as utils from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { futureFlags } from './futureFlags.ts';

it('enables the flags of earlier Docusaurus versions', () => {
  expect(futureFlags('3.9.2')).toEqual({
    experimental_faster: true,
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
  });
});

// Only Docusaurus 3.10 and later have the function that reads the history.
it.runIf('getVcsPreset' in utils)('enables the flags of this Docusaurus version', () => {
  expect(futureFlags('3.10.2')).toMatchObject({ faster: true, v4: { fasterByDefault: true } });
  expect(futureFlags('4.0.0')).toMatchObject({ faster: true });
});
