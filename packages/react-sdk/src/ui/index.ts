export { Corner } from './Corner.tsx';
export { DirectionsPanel } from './DirectionsPanel.tsx';
export { FloorSwitcher } from './FloorSwitcher.tsx';
export { SearchBox } from './SearchBox.tsx';
export { VenuePicker } from './VenuePicker.tsx';

export type { CornerProps } from './Corner.tsx';
export type {
  DirectionsEnd,
  DirectionsEnds,
  DirectionsPanelProps,
  DirectionsPanelTexts,
} from './DirectionsPanel.tsx';
export type { FloorSwitcherProps } from './FloorSwitcher.tsx';
export type { SearchBoxProps, SearchBoxTexts } from './SearchBox.tsx';
export type { VenueChoice, VenuePickerProps } from './VenuePicker.tsx';
