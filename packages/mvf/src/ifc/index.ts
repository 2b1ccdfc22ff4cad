export { importIfc } from './importIfc.ts';
export { isIfc } from '../file/isIfc.ts';
export { defaultIfcLimits } from './IfcLimits.ts';

export type { IfcOptions } from './importIfc.ts';
export type { IfcLimits } from './IfcLimits.ts';
export type { IfcPhase, IfcProgress } from './IfcProgress.ts';
