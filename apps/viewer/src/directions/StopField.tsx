import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '../layout/IconButton.tsx';
import { useViewer } from '../state/ViewerContext.ts';
import { PlacePicker } from './PlacePicker.tsx';
import styles from './RouteFields.module.css';

interface Props {
  /** Position among the stops, from 1. */
  readonly number: number;
  /** Name of the selected place; empty if there is none. */
  readonly value: string;
  readonly onChoose: (place: string) => void;
  readonly onRemove: () => void;
}

/** Field for an intermediate stop. */
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
