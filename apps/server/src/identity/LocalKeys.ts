import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import { readDataFile } from '../storage/readDataFile.ts';
import { writeWhole } from '../storage/writeWhole.ts';

/** The only algorithm that the provider for local use signs with. */
export const localAlgorithm = 'ES256';
/** Only the user who runs the server may read the keys. */
const ownerOnly = 0o600;

const text = z.string().min(1);
const fileSchema = z.object({
  version: z.literal(1),
  signing: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    use: z.literal('sig'),
    alg: z.literal(localAlgorithm),
    kid: text,
    x: text,
    y: text,
    d: text,
  }),
  cookies: z.string().min(32),
});

/** Secrets of the provider for local use. */
export interface LocalKeys {
  /** Private key that signs tokens. */
  readonly signing: JWK;
  /** Its public half, as the provider publishes it. */
  readonly published: JSONWebKeySet;
  /** Signs cookies. */
  readonly cookies: string;
}

/**
 * Reads the keys, or generates them at the first start. Only the owner can read the file.
 *
 * @throws StartError if the file is damaged
 */
export async function openLocalKeys(path: string): Promise<LocalKeys> {
  const kept = await readDataFile(path, {
    parse: (content) => fileSchema.parse(JSON.parse(content)),
    without: 'the server generates new keys, and everyone has to sign in again.',
  });
  const keys = kept ?? (await makeKeys());
  if (kept === undefined) await writeWhole(path, JSON.stringify(keys), ownerOnly);
  else await chmod(path, ownerOnly);
  const { kty, crv, x, y, kid, use, alg } = keys.signing;
  const published = { keys: [{ kty, crv, x, y, kid, use, alg }] };
  return { signing: keys.signing, published, cookies: keys.cookies };
}

async function makeKeys(): Promise<z.infer<typeof fileSchema>> {
  const { privateKey } = await generateKeyPair(localAlgorithm, { extractable: true });
  return fileSchema.parse({
    version: 1,
    signing: {
      ...(await exportJWK(privateKey)),
      use: 'sig',
      alg: localAlgorithm,
      kid: randomBytes(9).toString('base64url'),
    },
    cookies: randomBytes(32).toString('base64url'),
  });
}
