/** Folder of the preview page's scripts, next to this file. */
export const clientFolder = new URL('./client/', import.meta.url);
