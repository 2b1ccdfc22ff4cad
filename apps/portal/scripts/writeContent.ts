/**
 * Writes the generated content of the portal before Docusaurus reads it: a document per topic of the
 * SDK's reference, sidebars, and lists of versions.
 */
import path from 'node:path';
import { publishedSets, requireDocuments, writeSetFiles } from '../config/publishedSets.ts';
import { writeApiPages } from '../plugins/api/writeApiPages.ts';

const portal = path.resolve(import.meta.dirname, '..');

// Documents first, because sidebars list those that exist.
writeApiPages(path.resolve(portal, '../..'), portal);
requireDocuments(portal);
writeSetFiles(portal, publishedSets(portal));
