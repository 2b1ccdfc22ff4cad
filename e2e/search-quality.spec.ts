import { expect, test } from '@playwright/test';
import { judgeRanks, rankOf, readGoldQueries } from '@mezzanine/tooling/gold-queries';
import { hitPath, readHits, searchBody, searchPath } from '@mezzanine/tooling/served-search';

test('the index finds what developers look for, even misspelled, in their version', async ({
  request,
}) => {
  const ranks = [];
  for (const query of await readGoldQueries()) {
    const data = searchBody(query.query, query.reader);
    const response = await request.post(searchPath(), { data });
    expect(response.status(), query.query).toBe(200);
    const hits = readHits(await response.json());
    ranks.push({ query, rank: rankOf(query, hits.map(hitPath)) });
    const [set, version] = query.reader.split('/');
    const wrong = hits.filter((hit) => hit.set === set && hit.version !== version);
    expect(wrong, `${query.query} in ${query.reader}`).toEqual([]);
  }
  expect(ranks).toHaveLength(200);
  const missed = ranks.filter(({ rank }) => rank > 5).map(({ query }) => query.query);
  const { mrr, first } = judgeRanks(ranks);
  expect(mrr, `found too late: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.9);
  expect(first.typo).toBeGreaterThanOrEqual(0.85);
});
