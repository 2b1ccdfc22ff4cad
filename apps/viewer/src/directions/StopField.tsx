import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '../layout/IconButton.tsx';
import { useViewer } from '../state/ViewerContext.ts';
import { PlacePicker } from './PlacePicker.tsx';
import styles from './WayFields.module.css';

interface Props {
  /** Place among the stops, from 1. */
  readonly number: number;
  /** Name of what is chosen; empty while nothing is. */
  readonly value: string;
  readonly onChoose: (place: string) => void;
  readonly onRemove: () => void;
}

/** A place between start and destination. */
export function StopField({ number, value, onChoose, onRemove }: Props): ReactElement {
  const { texts } = useViewer();
  const label = texts.directions.via(number);
  return (
    <li className={styles.row}>
      <span className={styles.stop} aria-hidden />
      <PlacePicker
        label={label}
        value={value}
        autoFocus={value === ''}
        suggestions={[]}
        onChoose={onChoose}
        onClear={onRemove}
      />
      <IconButton label={texts.directions.removeStop(value || label)} onPress={onRemove}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </li>
  );
}
