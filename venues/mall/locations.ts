import type { LocationDesign } from '../src/VenueDesign.ts';

/** Tenants and amenities of the mall. */
export const mallLocations: readonly LocationDesign[] = [];
