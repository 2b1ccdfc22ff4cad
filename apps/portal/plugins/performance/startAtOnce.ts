/**
 * Runs in the head of a page whose scripts start at once. It is inlined into every such page: each byte
 * counts.
 */

import { openEarlySearch } from '../../src/search/openEarlySearch.ts';
import { countViewOnLeaving } from './countViewOnLeaving.ts';
import { reportLoadFailure } from './reportLoadFailure.ts';

countViewOnLeaving(document.currentScript?.dataset['pageViews']);
reportLoadFailure();
window.openEarlySearch = openEarlySearch;
