/** Media types of files that pages and graphics can use; none of them can run in a page. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
};
const FOLDER = 'assets/';
const SAFE_URL = /^(?:https?:|data:image\/)/i;
/** `String.fromCharCode` takes only as many arguments as fit on the stack. */
const CHUNK_BYTES = 0x8000;

/** URLs of the files in a bundle. */
export class AssetUrls {
  readonly #files: Readonly<Record<string, Uint8Array>>;
  readonly #urls = new Map<string, string>();

  /** @param files - file contents by path from the root of the bundle */
  constructor(files: Readonly<Record<string, Uint8Array>>) {
    this.#files = files;
  }

  /** See {@link Venue.assetBytes}. */
  bytesOf(path: string): Uint8Array | undefined {
    if (typeof path !== 'string' || !path.startsWith(FOLDER)) return undefined;
    return Object.hasOwn(this.#files, path) ? this.#files[path] : undefined;
  }

  /** See {@link Venue.assetUrl}. */
  urlOf(address: string | undefined): string | undefined {
    if (typeof address !== 'string') return undefined;
    if (SAFE_URL.test(address)) return address;
    const known = this.#urls.get(address);
    if (known !== undefined) return known;
    const bytes = this.bytesOf(address);
    if (!bytes) return undefined;
    const extension = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
    const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
    const url = `data:${type ?? 'application/octet-stream'};base64,${base64Of(bytes)}`;
    this.#urls.set(address, url);
    return url;
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(text);
}
