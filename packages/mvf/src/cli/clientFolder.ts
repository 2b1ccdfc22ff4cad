/** Folder of the preview page's scripts, beside this file. */
export const clientFolder = new URL('./client/', import.meta.url);
