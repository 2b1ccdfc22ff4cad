/** The largest request body that the API reads, in bytes. */
export const maxBodyBytes = 256 * 1024;
