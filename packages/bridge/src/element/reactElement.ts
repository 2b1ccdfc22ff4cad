import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  MezzanineMapElement,
  MezzanineMapEvents,
  SettingProperties,
} from './MezzanineMapElement.ts';

/** Event listeners as `on` plus the name of the event. */
type Listeners = {
  readonly [K in keyof MezzanineMapEvents as `on${K}`]?: (
    event: CustomEvent<MezzanineMapEvents[K]>,
  ) => void;
};

/** React props of `<mezzanine-map>`: settings as properties, and event listeners. */
export type MezzanineMapProps = DetailedHTMLProps<
  Omit<HTMLAttributes<MezzanineMapElement>, 'color'>,
  MezzanineMapElement
> &
  Readonly<SettingProperties> &
  Listeners & {
    /** URL of the viewer, such as `https://maps.example.com/viewer/`. */
    readonly viewer?: string;
  };

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React keeps its tags in one.
  namespace JSX {
    interface IntrinsicElements {
      'mezzanine-map': MezzanineMapProps;
    }
  }
}
