/**
 * Writes the parts of the portal's content that are made from sources, before Docusaurus reads it:
 * a document for each topic of the SDK's reference, sidebars, and lists of versions.
 */
import path from 'node:path';
import { publishedSets, writeSetFiles } from '../config/publishedSets.ts';
import { writeApiPages } from '../plugins/api/writeApiPages.ts';

const portal = path.resolve(import.meta.dirname, '..');

// The documents come first: sidebars list those that exist.
writeApiPages(path.resolve(portal, '../..'), portal);
writeSetFiles(portal, publishedSets(portal));
