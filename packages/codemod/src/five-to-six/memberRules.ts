import type { HelperName } from './addedHelpers.ts';

/** A member to write. */
interface Member {
  /** Its object, as code for 6. */
  readonly base: string;
  /** `.` or `?.`. */
  readonly dot: string;
  /** The venue; empty if none is in scope. */
  readonly venue: string;
  /** `!` if the language supports it. */
  readonly sure: string;
  readonly use: (helper: HelperName) => HelperName;
}

/** How to write a member of 5.x in 6. */
export interface MemberRule {
  readonly needsVenue?: boolean;
  readonly write: (member: Member) => string;
}

const rule = (write: MemberRule['write']): MemberRule => ({ write });
const withVenue = (write: MemberRule['write']): MemberRule => ({ needsVenue: true, write });
const floorOf = withVenue(
  ({ base, dot, venue, sure }) => `${venue}.getFloor(${base}${dot}floorId ?? '')${sure}`,
);
const assetOf = (name: string) =>
  withVenue(({ base, dot, venue }) => `${venue}.assetUrl(${base}${dot}${name})`);
const tilt = rule(({ base }) => `((${base}.pitch * Math.PI) / 180)`);
const rotation = withVenue(
  ({ base, venue, use }) => `${use('rotationOf')}(${venue}, ${base}.bearing)`,
);
const zoom = withVenue(
  ({ base, venue, use }) => `${use('zoomMetersOf')}(${venue}, ${base}.zoomLevel)`,
);

/** Members that have a different structure in 6, by owner and name in 5.x. */
export const memberRules: Readonly<Record<string, MemberRule>> = {
  'Directions.path': rule(({ base, use }) => `${use('pathOf')}(${base})`),
  'Directions.instructions': rule(({ base, use }) => `${use('instructionsOf')}(${base})`),
  'Directions.distance': rule(({ base, dot, use }) => {
    const meters = `${use('metersOf')}(${base})`;
    return dot === '.' ? meters : `(${base} && ${meters})`;
  }),
  'Coordinate.map': floorOf,
  'Node.map': floorOf,
  'Node.coordinate': rule(({ base }) => base),
  'Instruction.atVortex': withVenue(
    ({ base, venue, use }) => `${use('connectionOf')}(${venue}, ${base})`,
  ),
  'Venue.categories': rule(
    ({ base, dot }) => `${base}${dot}categories.filter(({ parent }) => !parent)`,
  ),
  'Location.type': rule(({ base, dot }) => `(${base}${dot}kind ?? 'tenant')`),
  'Location.logo': assetOf('logo'),
  'Location.picture': withVenue(
    ({ base, venue }) => `${venue}.assetUrl(${base}.headerImage ?? ${base}.pictures[0]?.url)`,
  ),
  'Category.icon': assetOf('icon'),
  'Category.picture': assetOf('picture'),
  'MapView.currentMap': rule(({ base, dot }) => `${base}${dot}floors.current`),
  'CameraChange.position': rule(({ base }) => `${base}.center`),
  'CameraAngles.tilt': tilt,
  'Camera.tilt': tilt,
  'CameraAngles.rotation': rotation,
  'Camera.rotation': rotation,
  'CameraAngles.zoom': zoom,
  'Camera.zoom': zoom,
};
