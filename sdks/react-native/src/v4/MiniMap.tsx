import type { Location } from '@mezzanine/mezzanine-js/compat';
import { useState, type ReactElement } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { MiniMap as MiniMap5, useVenue } from '../index.ts';
import { sourceOf, type GetVenueOptions } from './getVenue.ts';

/** Props of `<MiniMap>`. */
export interface MiniMapProps {
  /** Where the venue is. May be an inline object. */
  readonly options: GetVenueOptions;
  /** The location to show, or its id. */
  readonly location: Location | string | undefined;
  /** CSS color of the polygons of the location; default: the theme's accent color. */
  readonly polygonHighlightColor?: string | undefined;
  /** Default: fills its parent, which needs a size. */
  readonly style?: StyleProp<ViewStyle>;
  /** Called at the first frame. */
  readonly onLoad?: (() => void) | undefined;
  /** Called when the venue cannot be loaded, or when an error occurs later. */
  readonly onError?: ((error: Error) => void) | undefined;
}

const HIDDEN = { opacity: 0 };

/**
 * A small map of one location, without gestures. It is hidden until its first frame, or until an error,
 * whose message it shows. Every mini map is a web view: in a list, show one on demand.
 *
 * @example
 * <MiniMap options={options} location={location} polygonHighlightColor="blue" />
 */
export function MiniMap(props: MiniMapProps): ReactElement {
  const { options, location, polygonHighlightColor, style, onLoad, onError } = props;
  const { cache, language } = options;
  const [isShown, setShown] = useState(false);
  const source = sourceOf(options);
  const loaded = useVenue(source, { cache, ...(language !== undefined && { language }) });
  const id = typeof location === 'string' ? location : location?.id;
  const target = id === undefined ? undefined : loaded.venue?.getLocation(id);
  return (
    <MiniMap5
      // With its own source, the mini map shows why the venue cannot be loaded.
      venue={loaded.error ? source : loaded.venue}
      target={target}
      color={polygonHighlightColor}
      style={[style, !isShown && HIDDEN]}
      onReady={() => {
        setShown(true);
        onLoad?.();
      }}
      onError={(error) => {
        setShown(true);
        onError?.(error);
      }}
    />
  );
}
