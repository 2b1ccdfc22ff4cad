/** What the lines and points of a file are where their properties do not say. */
export type FileRole = 'spaces' | 'walls' | 'doors';
