let answer: boolean | undefined;

/** Whether the browser supports WebGL 2. Tested once per page; the test context is released. */
export function canDrawMaps(): boolean {
  if (answer !== undefined) return answer;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  answer = context !== null;
  return answer;
}
