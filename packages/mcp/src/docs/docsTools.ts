import type { Tool } from '../results/Tool.ts';
import type { SiteSource } from '../site/SiteSource.ts';
import { docsRead } from './docsRead.ts';
import { docsSearch } from './docsSearch.ts';
import { examplesList } from './examplesList.ts';
import { examplesRead } from './examplesRead.ts';
import { symbolRead } from './symbolRead.ts';
import { versionsCompare } from './versionsCompare.ts';

/** The tools for the documentation. */
export function docsTools(site: SiteSource): readonly Tool[] {
  return [docsSearch, docsRead, symbolRead, examplesList, examplesRead, versionsCompare].map(
    (make) => make(site),
  );
}
