/** Command that updates every report. */
export const updateCommand = 'npm run api-report -w @mezzanine/tooling -- --write';
