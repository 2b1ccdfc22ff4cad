// Links
export { parseViewerLink } from './link/parseViewerLink.ts';
export { writeViewerLink } from './link/writeViewerLink.ts';
export type { ParsedLink } from './link/parseViewerLink.ts';
export type {
  LinkFault,
  ViewerCamera,
  ViewerCoordinate,
  ViewerLink,
  ViewerMode,
  ViewerView,
  YouAreHere,
} from './link/ViewerLink.ts';

// Errors
export { BridgeError, bridgeErrorCodes } from './BridgeError.ts';
export type { BridgeErrorCode } from './BridgeError.ts';

// What is said
export type {
  BridgeMessage,
  HostMessage,
  HostMessages,
  HostMessageType,
  ViewerMessage,
  ViewerMessages,
  ViewerMessageType,
} from './bridgeMessages.ts';
export type {
  CameraChange,
  ClickedLocation,
  DirectionsRequest,
  DirectionsSummary,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from './ViewerState.ts';
