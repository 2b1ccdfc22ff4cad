/** A response from WordPress. */
export interface Page {
  readonly status: number;
  readonly text: string;
  /** Target of a redirect. */
  readonly location: string | undefined;
}

type Fields = Readonly<Record<string, string | Blob>>;

/** A visitor of WordPress over HTTP, who keeps cookies like a browser. */
export class WordPressVisitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#send(path, { headers });
  }

  /** Sends a form. Forms with a file are encoded as multipart form data. */
  post(path: string, fields: Fields): Promise<Page> {
    const hasFile = Object.values(fields).some((value) => typeof value !== 'string');
    if (!hasFile) {
      const body = new URLSearchParams(fields as Record<string, string>);
      return this.#send(path, { method: 'POST', body });
    }
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, `${name}.zip`);
    }
    return this.#send(path, { method: 'POST', body });
  }

  /** Sends JSON to the REST API. */
  async rest(path: string, body: object): Promise<Record<string, never>> {
    const nonce = (await this.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text;
    const { text } = await this.#send(`/?rest_route=${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: JSON.stringify(body),
    });
    return JSON.parse(text) as Record<string, never>;
  }

  async logIn(log: string, pwd: string): Promise<void> {
    await this.get('/wp-login.php');
    const { status } = await this.post('/wp-login.php', { log, pwd, 'wp-submit': 'Log In' });
    if (status !== 302) throw new Error(`WordPress rejected the sign-in of ${log}.`);
  }

  async #send(path: string, request: RequestInit): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(request.headers as Record<string, string> | undefined), Cookie: cookie };
    const address = new URL(path, `${this.#origin}/`);
    const response = await fetch(address, { ...request, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('Location') ?? undefined,
    };
  }
}

/** The nonce of a form, or of a URL in a page. */
export function nonceIn(text: string, name = '_wpnonce'): string {
  const field = new RegExp(`name="${name}" value="(\\w+)"`).exec(text)?.[1];
  return field ?? new RegExp(`${name}=(\\w+)`).exec(text)?.[1] ?? '';
}
