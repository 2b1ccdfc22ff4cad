import { expect, it } from 'vitest';
import { judgeEmbeds, judgeScores, judgeVisits } from './judgeViewer.ts';

const visit = (viewerMs: number, sdkMs: number, scriptKilobytes = 250) => ({
  viewerMs,
  sdkMs,
  scriptKilobytes,
});

it('compares medians, so that one slow run does not matter', () => {
  const visits = [visit(1300, 1000), visit(9000, 1000), visit(1200, 1000)];
  expect(judgeVisits(visits).map(({ isHeld }) => isHeld)).toEqual([true, true]);
  expect(judgeVisits([visit(1310, 1000, 261)]).map(({ isHeld }) => isHeld)).toEqual([false, false]);
});

it('requires that maps out of view make no requests', () => {
  expect(judgeEmbeds({ embeds: 20, opened: 1, extraRequests: 0 }).isHeld).toBe(true);
  expect(judgeEmbeds({ embeds: 20, opened: 2, extraRequests: 0 }).isHeld).toBe(false);
  expect(judgeEmbeds({ embeds: 20, opened: 1, extraRequests: 1 }).isHeld).toBe(false);
});

it('requires full scores except for performance', () => {
  const full = { performance: 90, accessibility: 100, bestPractices: 100, seo: 100 };
  expect(judgeScores([full]).isHeld).toBe(true);
  expect(judgeScores([{ ...full, seo: 99 }]).isHeld).toBe(false);
  expect(judgeScores([{ ...full, performance: 89 }]).isHeld).toBe(false);
});
