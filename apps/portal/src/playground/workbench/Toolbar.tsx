import { useState, type ReactNode } from 'react';
import {
  AlignLeft,
  Download,
  Ellipsis,
  Play,
  RotateCcw,
  Share2,
  Square,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { yourMapId } from '@mezzanine/examples/your-map';
import type { RunState } from '../preview/PreviewSession.ts';
import { venuesOfProgram } from './venueOfProgram.ts';
import controls from '../controls.module.css';
import styles from './Workbench.module.css';

/** Actions of a program. */
export interface ProgramActions {
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onFormat: () => void;
  readonly onReset: () => void;
  readonly onUndoReset: () => void;
  readonly onShare: () => void;
  readonly onDownload: () => void;
  readonly onRunOnChange: (isWanted: boolean) => void;
  readonly onVenue: (id: string) => void;
}

interface Props extends ProgramActions {
  /** Whether space is limited: less frequent actions are behind a button. */
  readonly isNarrow: boolean;
  readonly state: RunState;
  readonly text: string;
  readonly runsOnChange: boolean;
  readonly canUndoReset: boolean;
  readonly venues: readonly { readonly id: string; readonly name: string }[];
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isMain?: boolean;
  /** Whether its icon is enough where space is limited to one line. */
  readonly isIcon?: boolean;
  /** For a button that shows others: whether they are shown. */
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

function Action(props: ActionProps): ReactNode {
  const { icon: Icon, label, isMain = false, isIcon = false, isExpanded, onClick } = props;
  const look = isMain ? controls.mainAction : controls.action;
  return (
    <button
      type="button"
      className={isIcon ? `${look} ${styles.icon}` : look}
      aria-expanded={isExpanded}
      {...(isIcon && { title: label })}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span>{label}</span>
    </button>
  );
}

function VenueChoice({ text, venues, onVenue }: Pick<Props, 'text' | 'venues' | 'onVenue'>) {
  const [named] = venuesOfProgram(text);
  if (named === undefined || venues.length === 0) return null;
  const isKnown = venues.some(({ id }) => id === named);
  const unknown = named === yourMapId ? 'Your map: none yet' : named;
  return (
    <label className={styles.choice}>
      Venue
      <select value={named} onChange={({ target }) => onVenue(target.value)}>
        {isKnown ? null : <option value={named}>{unknown}</option>}
        {venues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Less frequent actions. */
function OtherActions(props: Props): ReactNode {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={props.runsOnChange}
          onChange={({ target }) => props.onRunOnChange(target.checked)}
        />
        Run on change
      </label>
      <VenueChoice {...props} />
      <Action icon={AlignLeft} label="Format" isIcon onClick={props.onFormat} />
      {props.canUndoReset ? (
        <Action icon={Undo2} label="Undo reset" isIcon onClick={props.onUndoReset} />
      ) : (
        <Action icon={RotateCcw} label="Reset" isIcon onClick={props.onReset} />
      )}
      <Action icon={Share2} label="Share" isIcon onClick={props.onShare} />
      <Action icon={Download} label="Download" isIcon onClick={props.onDownload} />
    </>
  );
}

/** The buttons of the program. */
export function Toolbar(props: Props): ReactNode {
  const { state, isNarrow } = props;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div className={styles.toolbar} role="group" aria-label="Program">
      <Action icon={Play} label="Run" isMain onClick={props.onRun} />
      {state === 'stopped' ? null : <Action icon={Square} label="Stop" onClick={props.onStop} />}
      {isNarrow ? (
        <Action
          icon={Ellipsis}
          label="More"
          isExpanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        />
      ) : null}
      {isNarrow && !showsAll ? null : <OtherActions {...props} />}
    </div>
  );
}
