import type { ReactNode } from 'react';
import pictureStyles from '../components/ThemedPicture/ThemedPicture.module.css';

interface Props {
  /** URL of the image without its theme: `/api/v1/venues/mall/floors/m_l1.svg?width=800`. */
  readonly address: string;
  /** Text alternative. */
  readonly alt: string;
  /** In CSS pixels, as the server draws it. */
  readonly width: number;
  /** In CSS pixels, as the server draws it. */
  readonly height: number;
  /** Default: light or dark, like the page. */
  readonly theme?: 'print';
}

/** A static map that the server of this page draws. */
export function StaticMap({ address, alt, width, height, theme }: Props): ReactNode {
  const themes = theme === undefined ? (['light', 'dark'] as const) : [theme];
  return (
    <div className={pictureStyles.box}>
      {themes.map((shown) => (
        <img
          key={shown}
          className={`${pictureStyles.picture} ${shown === 'print' ? '' : `only-${shown}`}`}
          src={`${address}${address.includes('?') ? '&' : '?'}theme=${shown}`}
          alt={alt}
          width={width}
          height={height}
          // The image of the other theme is hidden, so it is never fetched.
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
