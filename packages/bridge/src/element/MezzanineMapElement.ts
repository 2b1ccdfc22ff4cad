import { BridgeError } from '../BridgeError.ts';
import type { ViewerClient, ViewerEvents } from '../host/ViewerClient.ts';
import { writeViewerLink } from '../link/writeViewerLink.ts';
import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';
import { ElementView } from './ElementView.ts';
import { MapFrame } from './MapFrame.ts';
import {
  changeBetween,
  readAttributes,
  settingAttributes,
  settingProperties,
  type MapSettings,
} from './mapSettings.ts';
import { watchNearness } from './watchNearness.ts';

/** Events of the element by name, with the type of their `detail`. */
export interface MezzanineMapEvents {
  /** A session with the viewer has started. */
  readonly 'mezzanine-ready': ViewerClient;
  /** The state has changed. */
  readonly 'mezzanine-state': ViewerState;
  /** The user selected a place. */
  readonly 'mezzanine-location': ViewerEvents['location-clicked'];
  /** The directions have changed or were cleared. */
  readonly 'mezzanine-directions': ViewerEvents['directions-changed'];
  /** The blue dot has moved or was hidden. */
  readonly 'mezzanine-position': ViewerEvents['position-shown'];
  /** An error occurred, or an attribute is invalid. */
  readonly 'mezzanine-error': ViewerEvents['error'];
}

const told = {
  'state-changed': 'mezzanine-state',
  'location-clicked': 'mezzanine-location',
  'directions-changed': 'mezzanine-directions',
  'position-shown': 'mezzanine-position',
  error: 'mezzanine-error',
} as const satisfies Record<keyof ViewerEvents, keyof MezzanineMapEvents>;

/** Settings as properties of an element; undefined falls back to the attribute. */
export type SettingProperties = { -readonly [K in keyof MapSettings]?: MapSettings[K] | undefined };

/** The browser's HTMLElement; without a DOM, as in server rendering, an empty class. */
const Base = (globalThis.HTMLElement ?? class {}) as unknown as new () => HTMLElement &
  SettingProperties;

/** `script` element that loaded this file; null in bundles. */
const ownScript =
  typeof document === 'undefined'
    ? null
    : ((document.currentScript as HTMLScriptElement | null) ??
      document.querySelector<HTMLScriptElement>('script[src*="/mezzanine-map.js"]'));

/**
 * `<mezzanine-map venue="mall">`: a viewer in a page. It has the parameters of a link as
 * attributes, the fields of a {@link ViewerLink} as properties, and the methods of a
 * {@link ViewerClient}. It loads when it is about to become visible, and unloads when it is far
 * away; its state is kept. Content inside the tag is shown until the map is ready.
 */
export class MezzanineMapElement extends Base {
  /** @internal */
  static readonly observedAttributes: readonly string[] = [
    ...settingAttributes,
    'lang',
    'title',
    'viewer',
  ];
  readonly #given: Record<string, unknown> = {};
  readonly #view = new ElementView(this, () => void this.#load().catch(() => undefined));
  #frame: MapFrame | undefined;
  #settings: MapSettings = { venue: '' };
  #shownState: ViewerState | undefined;
  #stopWatching: (() => void) | undefined;
  #isChanged = false;

  /** URL of the viewer; default: the folder of the script that defined the element. */
  get viewer(): string | undefined {
    return this.getAttribute('viewer') ?? ownScript?.src.replace(/[^/]*$/, '');
  }

  set viewer(address: string | undefined) {
    if (address === undefined) this.removeAttribute('viewer');
    else this.setAttribute('viewer', address);
  }

  /** @internal */
  connectedCallback(): void {
    for (const name of settingProperties) takeOver(this, name);
    this.#stopWatching = watchNearness(this, {
      near: () => void this.#load().catch(() => undefined),
      far: () => this.#unload(),
    });
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#stopWatching?.();
    this.#unload();
    this.#shownState = undefined;
  }

  /** @internal */
  attributeChangedCallback(): void {
    this.#change();
  }

  /**
   * Loads the viewer, even if it is not visible yet.
   *
   * @throws `BridgeError`: `not-connected`, `wrong-version`
   */
  whenReady(): Promise<ViewerClient> {
    return this.#load();
  }

  /**
   * Same as {@link ViewerClient.getState}; loads the viewer if necessary, as do all following
   * methods.
   */
  async getState(): Promise<ViewerState> {
    return (await this.#load()).getState();
  }

  /** Same as {@link ViewerClient.setState}. */
  async setState(change: ViewerStateChange): Promise<ViewerState> {
    return (await this.#load()).setState(change);
  }

  /** Same as {@link ViewerClient.showDirections}. */
  async showDirections(request: DirectionsRequest): Promise<ViewerState> {
    return (await this.#load()).showDirections(request);
  }

  /** Same as {@link ViewerClient.clearDirections}. */
  async clearDirections(): Promise<ViewerState> {
    return (await this.#load()).clearDirections();
  }

  /** Same as {@link ViewerClient.setPosition}. */
  async setPosition(position?: ViewerPosition): Promise<ViewerState> {
    return (await this.#load()).setPosition(position);
  }

  /** Same as {@link ViewerClient.setCamera}. */
  async setCamera(change: CameraChange): Promise<ViewerState> {
    return (await this.#load()).setCamera(change);
  }

  /** @internal */
  readSetting(name: string): unknown {
    return this.#given[name] ?? (readAttributes(this).link as unknown as MapRecord)[name];
  }

  /** @internal */
  writeSetting(name: string, value: unknown): void {
    if (value === undefined || value === null) delete this.#given[name];
    else this.#given[name] = value;
    this.#change();
  }

  /** Batches attribute changes, because frameworks change several at once. */
  #change(): void {
    if (this.#isChanged || !this.isConnected) return;
    this.#isChanged = true;
    queueMicrotask(() => {
      this.#isChanged = false;
      if (this.#frame !== undefined) this.#apply(this.#readSettings());
    });
  }

  #apply(settings: MapSettings): void {
    const change = changeBetween(this.#settings, settings);
    const frame = this.#frame?.frame;
    const address = this.#addressOf(settings);
    if (frame) frame.title = this.#frameTitle();
    if (change !== undefined && frame?.src.split('?')[0] === address?.split('?')[0]) {
      this.#settings = settings;
      if (Object.keys(change).length > 0) this.setState(change).catch(() => undefined);
      return;
    }
    this.#unload();
    this.#shownState = undefined;
    void this.#load().catch(() => undefined);
  }

  #readSettings(): MapSettings {
    const { link, faults } = readAttributes(this);
    const settings = { ...link, ...this.#given } as MapSettings;
    for (const { parameter, message } of faults) {
      if (parameter !== 'venue' || settings.venue === '') {
        this.#tell('mezzanine-error', { code: 'invalid-payload', message });
      }
    }
    return settings;
  }

  /** @returns undefined if there is no viewer URL */
  #addressOf(settings: MapSettings): string | undefined {
    const { viewer = '', ownerDocument } = this;
    const base = ownerDocument.createElement('a');
    base.href = viewer;
    if (viewer === '' || !/^https?:$/.test(base.protocol)) return undefined;
    const hostOrigin = ownerDocument.defaultView?.location.origin;
    const link = hostOrigin === undefined || hostOrigin === 'null' ? {} : { hostOrigin };
    return writeViewerLink({ ...settings, ...link }, base.href);
  }

  #frameTitle(): string {
    return this.title === '' ? 'Map' : this.title;
  }

  #load(): Promise<ViewerClient> {
    if (this.#frame !== undefined) return this.#frame.opening;
    this.#settings = this.#readSettings();
    const address = this.#addressOf({ ...this.#settings, ...this.#shownState });
    if (address === undefined || !this.isConnected) {
      const text = this.isConnected
        ? 'The attribute “viewer” is missing. Set it to the URL of the viewer, such as https://maps.example.com/viewer/.'
        : 'The element is not in a page. Append it to the document first.';
      return Promise.reject(this.#fail(new BridgeError('not-connected', text), undefined));
    }
    this.#view.clear();
    const frame = new MapFrame(this.#view.root, address, this.#frameTitle(), {
      opened: (client) => this.#follow(client),
      shown: () => this.#view.show(),
      failed: (error, isEmpty) => void this.#fail(error, isEmpty ? address : undefined),
    });
    this.#frame = frame;
    return frame.opening;
  }

  #fail(error: BridgeError, address: string | undefined): BridgeError {
    if (address !== undefined || this.#frame === undefined) {
      this.#unload();
      this.#view.fail(error.message, address);
    }
    this.#tell('mezzanine-error', { code: error.code, message: error.message });
    return error;
  }

  #unload(): void {
    this.#frame?.end();
    this.#frame = undefined;
    this.#view.clear();
  }

  #follow(client: ViewerClient): void {
    for (const [type, name] of Object.entries(told)) {
      client.on(type as keyof ViewerEvents, (payload) => {
        if (type === 'state-changed') this.#shownState = payload as ViewerState;
        this.#tell(name, payload);
      });
    }
    this.#tell('mezzanine-ready', client);
  }

  #tell<T extends keyof MezzanineMapEvents>(name: T, detail: MezzanineMapEvents[T]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

type MapRecord = Readonly<Record<string, unknown>>;

/** A property set before the element was defined shadows the accessor of the class. */
function takeOver(element: MezzanineMapElement, name: keyof MapSettings): void {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  element.writeSetting(name, value);
}

for (const name of settingProperties) {
  Object.defineProperty(MezzanineMapElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: MezzanineMapElement) {
      return this.readSetting(name);
    },
    set(this: MezzanineMapElement, value: unknown) {
      this.writeSetting(name, value);
    },
  });
}
