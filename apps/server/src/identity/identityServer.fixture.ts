import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { listen } from '../listen.ts';
import { createTestApp, testSite } from '../testApp.fixture.ts';
import { ExampleBundles } from './ExampleBundles.ts';
import { openIdentity } from './openIdentity.ts';

const bundleText = JSON.stringify({
  version: 1,
  groups: {
    labels: [
      {
        name: 'labels/own-labels',
        title: 'Own labels',
        description: 'Labels of your own.',
        venue: 'mall',
        notes: ['One.', 'Two.'],
        file: 'main.ts',
        source: 'start();\n',
        poster: { light: '/l.webp', dark: '/d.webp' },
      },
    ],
  },
});

/** Options of a test server. */
export interface IdentityServerOptions {
  readonly site?: Partial<typeof testSite>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Kept when the server stops. Default: a temporary folder, deleted when it stops. */
  readonly dataFolder?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Milliseconds since 1970. The provider uses the system clock regardless. */
  readonly now?: () => number;
}

/** A server with sign-in that listens on its own port. */
export interface IdentityServer {
  readonly origin: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly faults: unknown[];
  stop(): Promise<void>;
}

/** Shares one server among all tests of a file, and checks that it ends without errors. */
export function keepIdentityServer(onStart: (server: IdentityServer) => void): void {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentityServer();
    onStart(server);
  });
  afterAll(async () => {
    await server.stop();
    expect(server.faults).toEqual([]);
  });
}

/** Starts the whole server with its real provider, on a random port of this machine. */
export async function startIdentityServer(
  options: IdentityServerOptions = {},
): Promise<IdentityServer> {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'identity-')));
  const config = readConfig(options.environment ?? {}, { ...testSite, ...options.site });
  const identity = await openIdentity({
    config,
    dataFolder,
    bundles: ExampleBundles.parse(bundleText),
    ...(options.now === undefined ? {} : { now: options.now }),
    onFault,
  });
  const test = await createTestApp({
    identity: new Hono().route('/', identity.routes),
    ...(options.site === undefined ? {} : { site: options.site }),
    ...(options.environment === undefined ? {} : { environment: options.environment }),
  });
  const { port, stop } = await listen(test.app, {
    host: '127.0.0.1',
    port: options.port ?? 0,
    onFault,
  });
  return {
    port,
    origin: `http://localhost:${port}`,
    dataFolder,
    faults,
    stop: async () => {
      await stop(0);
      await identity.flush();
      await test.dispose();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true });
    },
  };
}

/** A user with a browser, which keeps cookies and does not follow redirects automatically. */
export class Visitor {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  readonly verifier = randomBytes(32).toString('base64url');

  constructor(origin: string) {
    this.origin = origin;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    // Stores cookies by name only, because no two with the same name have overlapping paths here.
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', Cookie: cookie, ...init.headers };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Parameters of a valid request. Parameters that are undefined in `changes` are omitted. */
  authorization(changes: Readonly<Record<string, string | undefined>> = {}): string {
    const parameters = {
      client_id: 'test-playground',
      redirect_uri: `${this.origin}/playground/`,
      response_type: 'code',
      scope: testSite.identity.scopes,
      state: 'state-1',
      nonce: 'nonce-1',
      resource: testSite.identity.audience,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    return `/oidc/auth?${new URLSearchParams(given).toString()}`;
  }

  /** Opens the sign-in page. */
  async openSignIn(): Promise<string> {
    const response = await this.fetch(this.authorization());
    return response.headers.get('Location') ?? '';
  }

  /** Posts the sign-in form like its page. */
  postForm(page: string, form: Record<string, string>, headers = {}): Promise<Response> {
    return this.fetch(page, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Origin: this.origin, ...headers },
    });
  }

  /** Follows redirects of the provider until one leads back to the portal. */
  async follow(response: Response): Promise<URL> {
    const location = new URL(response.headers.get('Location') ?? '/none', this.origin);
    if (!location.pathname.startsWith('/oidc/')) return location;
    return this.follow(await this.fetch(location.href));
  }

  /** Signs in, and returns with a code. */
  async signIn(name = 'Ada'): Promise<string> {
    const page = await this.openSignIn();
    const posted = await this.postForm(page, { name, email: '', action: 'sign-in' });
    return (await this.follow(posted)).searchParams.get('code') ?? '';
  }

  /** Exchanges a code for tokens. */
  exchange(
    code: string,
    changes: Readonly<Record<string, string>> = {},
    headers = {},
  ): Promise<Response> {
    const form = {
      grant_type: 'authorization_code',
      client_id: 'test-playground',
      redirect_uri: `${this.origin}/playground/`,
      code,
      code_verifier: this.verifier,
      ...changes,
    };
    return this.fetch('/oidc/token', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Accept: 'application/json', Origin: this.origin, ...headers },
    });
  }

  /** Signs in and gets tokens. */
  async tokens(): Promise<{ readonly access_token: string; readonly id_token: string }> {
    const response = await this.exchange(await this.signIn());
    return (await response.json()) as { access_token: string; id_token: string };
  }

  /** Requests a bundle. */
  bundle(authorization?: string, address = '/api/playground/bundles/labels.json') {
    return fetch(new URL(address, this.origin), {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
  }
}
