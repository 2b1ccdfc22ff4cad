/** What brings every report up to date. */
export const updateCommand = 'npm run api-report -w @mezzanine/tooling -- --write';
