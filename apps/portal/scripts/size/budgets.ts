import type { PageWeight } from './weighPages.ts';

const anyPage: PageWeight = { beforeActing: 50_000, withPrograms: 175_000, requests: 24 };
const guide: PageWeight = { ...anyPage, beforeActing: 34_000 };

/** Documents that are read from start to end. */
const documents = /^\/(docs|web-sdk|react-native-sdk|ios-sdk|android-sdk|showcase)\//;
/** Reference documents: long, generated tables. */
const references = /\/(api-reference|data-model)\b/;

/** Whether a page is a guide. */
export function isGuide(page: string): boolean {
  return documents.test(page) && !references.test(page);
}

/** Budget of a page: bytes (1 kB is 1,000 bytes) and number of requests. */
export function budgetOf(page: string): PageWeight {
  return isGuide(page) ? guide : anyPage;
}

/** Whether a page is within its budget. */
export function isWithinBudget(page: string, weight: PageWeight): boolean {
  const budget = budgetOf(page);
  return (
    weight.beforeActing <= budget.beforeActing &&
    weight.withPrograms <= budget.withPrograms &&
    weight.requests <= budget.requests
  );
}
