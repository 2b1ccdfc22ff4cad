/**
 * Static export: pages are rendered once during the build, on the server, where no map can be
 * drawn.
 */
export default { output: 'export' };
