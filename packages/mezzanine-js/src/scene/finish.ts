import type { Steps } from '../data/steps.ts';

/** Does all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
