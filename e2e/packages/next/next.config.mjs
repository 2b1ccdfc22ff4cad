/** Pages as files, rendered once while building: on the server, where no map can be drawn. */
export default { output: 'export' };
