/** What brings every report up to date. */
export const updateCommand = 'npx tsx scripts/api-report/run.ts --write';
