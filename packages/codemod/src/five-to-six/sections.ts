/** Anchors of the migration guide. */
export const sections = {
  camera: 'move-the-camera',
  labels: 'write-labels',
  markers: 'show-tooltips-and-markers',
  names: 'look-up-every-renamed-name',
  removed: 'replace-what-has-no-counterpart',
  route: 'find-and-draw-a-way',
} as const;
