import type { AnnotationDesign } from '../src/AnnotationDesign.ts';
import { arc, depth, wing } from './frames.ts';

/** Safety equipment that cannot be derived from the plan: first aid, panels, and shut-offs. */
export const mallSafety = {
  l1: [
    { type: 'assembly-point', at: arc(-20, depth.northWall + 22), name: 'North assembly point' },
    { type: 'assembly-point', at: wing(98, 14), name: 'South assembly point' },
    { type: 'alarm-panel', at: wing(74.5, -6.2) },
    { type: 'first-aid-kit', at: wing(22.4, 5.4) },
    { type: 'defibrillator', at: wing(24, 5.6) },
    { type: 'emergency-phone', at: arc(-46.6, 12) },
    { type: 'emergency-phone', at: arc(46.6, 12) },
    { type: 'gas-shutoff', at: arc(-60, 31.6) },
    { type: 'water-shutoff', at: arc(-58, 31.6) },
    { type: 'electrical-shutoff', at: arc(-51, 27.4) },
    { type: 'electrical-shutoff', at: arc(51, 27.4) },
  ],
  l2: [
    { type: 'first-aid-kit', at: arc(46.4, 14) },
    { type: 'defibrillator', at: arc(45.8, 12) },
    { type: 'emergency-phone', at: arc(-46.6, 12) },
    { type: 'electrical-shutoff', at: arc(-51, 27.4) },
    { type: 'electrical-shutoff', at: arc(51, 27.4) },
  ],
  l3: [
    { type: 'first-aid-kit', at: arc(-46.4, 14) },
    { type: 'defibrillator', at: arc(46.4, 14.6) },
    { type: 'emergency-phone', at: arc(-46.6, 12) },
    { type: 'gas-shutoff', at: arc(60, 31.6) },
    { type: 'electrical-shutoff', at: arc(-51, 27.4) },
    { type: 'electrical-shutoff', at: arc(51, 27.4) },
  ],
} as const satisfies Readonly<Record<string, readonly AnnotationDesign[]>>;
