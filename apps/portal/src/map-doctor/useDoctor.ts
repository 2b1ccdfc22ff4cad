import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DeskState, DoctorDesk } from './DoctorDesk.ts';

/** The examined file, with actions. */
export type DoctorState = DeskState &
  Pick<
    DoctorDesk,
    'open' | 'cancel' | 'show' | 'hide' | 'apply' | 'applyAll' | 'undo' | 'redo' | 'save'
  >;

/** Manages the workers that examine and fix a file. */
export function useDoctor(): DoctorState {
  const [desk] = useState(() => new DoctorDesk());
  useEffect(() => () => desk.close(), [desk]);
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  const { open, cancel, show, hide, apply, applyAll, undo, redo, save } = desk;
  return { ...state, open, cancel, show, hide, apply, applyAll, undo, redo, save };
}
