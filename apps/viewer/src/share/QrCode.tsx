import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface Props {
  /** The encoded text. */
  readonly text: string;
  /** Alternative text. */
  readonly label: string;
}

/** Quiet zone in modules (ISO 18004 requires four; phones need two). */
const BORDER = 2;

/** A QR code: dark on white in every theme, so that every camera can read it. */
export function QrCode({ text, label }: Props): ReactElement {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** One path for all modules, because a code has thousands of them. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
