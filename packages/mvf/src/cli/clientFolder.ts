/** Where the scripts of the preview page are, beside this file. */
export const clientFolder = new URL('./client/', import.meta.url);
