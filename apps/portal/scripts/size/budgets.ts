import type { PageWeight } from './weighPages.ts';

const anyPage: PageWeight = { beforeActing: 50_000, withPrograms: 175_000, requests: 24 };
const guide: PageWeight = { ...anyPage, beforeActing: 34_000 };

/** Documents that are read from top to bottom. */
const documents = /^\/(docs|web-sdk|react-native-sdk|ios-sdk|android-sdk|showcase)\//;
/** Documents in which one thing is looked up: long tables, made from sources. */
const references = /\/(api-reference|data-model)\b/;

/** Whether a page is a guide. */
export function isGuide(page: string): boolean {
  return documents.test(page) && !references.test(page);
}

/** What a page may cost: bytes (a thousand to the kB) and number of requests. */
export function budgetOf(page: string): PageWeight {
  return isGuide(page) ? guide : anyPage;
}

/** Whether a page costs no more than it may. */
export function isWithinBudget(page: string, weight: PageWeight): boolean {
  const budget = budgetOf(page);
  return (
    weight.beforeActing <= budget.beforeActing &&
    weight.withPrograms <= budget.withPrograms &&
    weight.requests <= budget.requests
  );
}
