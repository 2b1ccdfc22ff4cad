/** Default element of lines and points in a file. */
export type FileRole = 'spaces' | 'walls' | 'doors';
