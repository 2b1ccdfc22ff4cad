let answer: boolean | undefined;

/** Whether this browser can draw a map (WebGL 2). Asked once a page; the probe's context is freed. */
export function canDrawMaps(): boolean {
  if (answer !== undefined) return answer;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  answer = context !== null;
  return answer;
}
