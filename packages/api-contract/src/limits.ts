/** The largest JSON body that the API reads, in bytes. */
export const maxBodyBytes = 256 * 1024;
/** The largest venue file that the API reads, in bytes. */
export const maxVenueBytes = 64 * 1024 * 1024;
/** Number of versions kept for a venue; publishing another one removes the oldest. */
export const keptVersions = 20;
/** Maximum number of venues in a workspace. */
export const maxVenues = 200;
