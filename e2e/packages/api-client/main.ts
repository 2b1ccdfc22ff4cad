import { createApiClient, verifyWebhook } from '@mezzanine/api-client';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { ORIGIN: origin = '', KEY: key = '', SECRET: secret = '' } = process.env;

const api = createApiClient({ origin, key, secret });
const { data, error } = await api.GET('/venues/{venueId}', {
  params: { path: { venueId: 'mall' } },
});
if (data === undefined) throw new Error(error.detail);
const floors: readonly string[] = data.floors.map(({ name }) => name);
console.log(data.name, floors.length > 0 ? 'has floors' : 'is empty', typeof verifyWebhook);
