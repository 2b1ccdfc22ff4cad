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

/** Events of the element, by name; what they carry is their `detail`. */
export interface MezzanineMapEvents {
  /** A session with the viewer has begun. */
  readonly 'mezzanine-ready': ViewerClient;
  /** The state has changed. */
  readonly 'mezzanine-state': ViewerState;
  /** Somebody pressed a place. */
  readonly 'mezzanine-location': ViewerEvents['location-clicked'];
  /** Other directions are shown, or none. */
  readonly 'mezzanine-directions': ViewerEvents['directions-changed'];
  /** The blue dot is shown elsewhere, or not at all. */
  readonly 'mezzanine-position': ViewerEvents['position-shown'];
  /** Something failed, or an attribute is not as it should be. */
  readonly 'mezzanine-error': ViewerEvents['error'];
}

const told = {
  'state-changed': 'mezzanine-state',
  'location-clicked': 'mezzanine-location',
  'directions-changed': 'mezzanine-directions',
  'position-shown': 'mezzanine-position',
  error: 'mezzanine-error',
} as const satisfies Record<keyof ViewerEvents, keyof MezzanineMapEvents>;

/** Settings as properties of an element; undefined leaves the attribute in force. */
export type SettingProperties = { -readonly [K in keyof MapSettings]?: MapSettings[K] | undefined };

/** An element of the browser; servers that render pages have none and only write the tag. */
const Base = (globalThis.HTMLElement ?? class {}) as unknown as new () => HTMLElement &
  SettingProperties;

/** `script` of the page that this came with; null in bundles. */
const ownScript =
  typeof document === 'undefined'
    ? null
    : ((document.currentScript as HTMLScriptElement | null) ??
      document.querySelector<HTMLScriptElement>('script[src*="/mezzanine-map.js"]'));

/**
 * `<mezzanine-map venue="mall">`: a viewer in a page. Attributes are the parameters of a link,
 * properties the fields of a {@link ViewerLink}, methods those of a {@link ViewerClient}. Loads when
 * it is about to be seen, and lets go when it is far away; its state is kept. What stands inside the
 * tag shows until then.
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

  /** Address of the viewer; default: the folder of the script that defined the element. */
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
   * Loads the viewer if it is not there yet, also out of view.
   *
   * @throws `BridgeError`: `not-connected`, `wrong-version`
   */
  whenReady(): Promise<ViewerClient> {
    return this.#load();
  }

  /** As {@link ViewerClient.getState}; loads the viewer, as all that follow. */
  async getState(): Promise<ViewerState> {
    return (await this.#load()).getState();
  }

  /** As {@link ViewerClient.setState}. */
  async setState(change: ViewerStateChange): Promise<ViewerState> {
    return (await this.#load()).setState(change);
  }

  /** As {@link ViewerClient.showDirections}. */
  async showDirections(request: DirectionsRequest): Promise<ViewerState> {
    return (await this.#load()).showDirections(request);
  }

  /** As {@link ViewerClient.clearDirections}. */
  async clearDirections(): Promise<ViewerState> {
    return (await this.#load()).clearDirections();
  }

  /** As {@link ViewerClient.setPosition}. */
  async setPosition(position?: ViewerPosition): Promise<ViewerState> {
    return (await this.#load()).setPosition(position);
  }

  /** As {@link ViewerClient.setCamera}. */
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

  /** Several attributes change at once, as when a framework writes them. */
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

  /** @returns undefined where no viewer is named */
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
        ? 'The attribute “viewer” is missing: the address of the viewer, such as https://maps.example.com/viewer/.'
        : 'The element is in no page yet: append it first.';
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

/** A property that was set before the element was defined hides the one of the class. */
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
