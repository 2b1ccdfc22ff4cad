import { MezzanineMapElement } from './MezzanineMapElement.ts';

export { MezzanineMapElement } from './MezzanineMapElement.ts';
export type { MezzanineMapEvents, SettingProperties } from './MezzanineMapElement.ts';
export type { MapSettings } from './mapSettings.ts';
export type { MezzanineMapProps } from './reactElement.ts';

declare global {
  interface HTMLElementTagNameMap {
    'mezzanine-map': MezzanineMapElement;
  }
}

// Server rendering has no registry, and a page may load the script twice.
if (typeof customElements !== 'undefined' && !customElements.get('mezzanine-map')) {
  customElements.define('mezzanine-map', MezzanineMapElement);
}
