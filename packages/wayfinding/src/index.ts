export { WalkingNetwork } from './WalkingNetwork.ts';
export { describeInstruction } from './describeInstruction.ts';
export { english } from './english.ts';
export { defaultTravel, DEFAULT_WALKING_METERS_PER_SECOND } from './Profile.ts';
export { WayfindingError, wayfindingErrorCodes } from './WayfindingError.ts';

// Input
export type {
  BarrierInput,
  ConnectionInput,
  ConnectionKind,
  EdgeInput,
  FloorInput,
  LonLat,
  NetworkInput,
  NodeInput,
  PlaceInput,
} from './NetworkInput.ts';
export type { Stop } from './Stop.ts';
export type { ClosedZone, RouteProfile, Travel } from './Profile.ts';
export type { Nearest, RouteOptions } from './WalkingNetwork.ts';

// Results
export type {
  ConnectionLeg,
  CostReason,
  CostShare,
  Leg,
  Route,
  RouteResult,
  WalkLeg,
} from './Route.ts';
export type { Blocker, NoRoute } from './NoRoute.ts';
export type {
  ArriveInstruction,
  ContinueInstruction,
  DepartInstruction,
  Instruction,
  Landmark,
  Side,
  TakeInstruction,
  Turn,
  TurnInstruction,
} from './Instruction.ts';
export type { InstructionTexts, InstructionTextsPatch } from './english.ts';
export type { WayfindingErrorCode } from './WayfindingError.ts';
