import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { isThisMachine } from '../config/identitySchema.ts';
import { KeysUnreachable } from './TokenRules.ts';

/** Milliseconds until a request to a provider times out. */
const timeoutMs = 5000;
/**
 * Milliseconds that its keys are cached. An unknown key is looked up earlier, but not repeatedly.
 */
const keptMs = 10 * 60 * 1000;
const cooldownMs = 30 * 1000;

const addressSchema = z
  .url()
  .refine((address) => isSafe(new URL(address)), 'expected an https URL');
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: addressSchema });

/** Metadata of a provider. */
export interface DiscoveredProvider {
  /** Exactly as in its tokens. */
  readonly issuer: string;
  readonly findKey: JWTVerifyGetKey;
}

/**
 * An external provider, found by its discovery document, and its published keys. Both are cached.
 */
export class RemoteKeys {
  readonly #issuer: string;
  #found: Promise<DiscoveredProvider> | undefined;

  /** @param issuer - its URL, with or without a trailing slash */
  constructor(issuer: string) {
    this.#issuer = issuer.replace(/\/$/, '');
  }

  /** @throws KeysUnreachable if it does not respond, or its issuer is different. */
  find(): Promise<DiscoveredProvider> {
    this.#found ??= this.#discover().catch((cause: unknown) => {
      // The next request tries again.
      this.#found = undefined;
      throw new KeysUnreachable(`The provider ${this.#issuer} cannot be reached.`, { cause });
    });
    return this.#found;
  }

  async #discover(): Promise<DiscoveredProvider> {
    const response = await fetch(`${this.#issuer}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`It returned status ${response.status}.`);
    const { issuer, jwks_uri: keys } = discoverySchema.parse(await response.json());
    if (issuer.replace(/\/$/, '') !== this.#issuer) throw new Error(`Its issuer is ${issuer}.`);
    const findKey = createRemoteJWKSet(new URL(keys), {
      timeoutDuration: timeoutMs,
      cacheMaxAge: keptMs,
      cooldownDuration: cooldownMs,
    });
    return { issuer, findKey };
  }
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
