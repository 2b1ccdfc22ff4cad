/** The largest JSON body that the API reads, in bytes. */
export const maxBodyBytes = 256 * 1024;
/** The largest venue file that the API reads, in bytes. */
export const maxVenueBytes = 64 * 1024 * 1024;
/** Versions of a venue that are kept; publishing another one removes the oldest. */
export const keptVersions = 20;
/** Venues that a workspace can publish. */
export const maxVenues = 200;
