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

// Servers that render pages have no registry; a page may have the script twice.
if (typeof customElements !== 'undefined' && !customElements.get('mezzanine-map')) {
  customElements.define('mezzanine-map', MezzanineMapElement);
}
