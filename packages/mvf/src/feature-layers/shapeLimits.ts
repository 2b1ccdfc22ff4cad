/** Most rings of a polygon, or parts of a line: assigning holes costs the square of them. */
export const mostParts = 1000;

/** Bound for the points of all shapes with holes, squared and added up: seconds of work. */
export const mostWork = 4e9;
