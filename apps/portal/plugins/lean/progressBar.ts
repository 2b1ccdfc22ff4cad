/**
 * Stands in for nprogress behind its three calls: a bar at the top that creeps towards its end while
 * a page loads, and leaves when it is there. Its colors are the theme's (`#nprogress .bar`).
 */
let element: HTMLElement | undefined;
let timer = 0;

function show(share: number): void {
  const bar = element?.firstElementChild;
  if (bar instanceof HTMLElement) bar.style.transform = `scaleX(${share})`;
}

function start(): void {
  if (element !== undefined) return;
  element = document.createElement('div');
  element.id = 'nprogress';
  element.innerHTML =
    '<div class="bar" role="progressbar" aria-label="Loading page" style="transform:scaleX(0.08);transform-origin:0 50%;transition:transform 200ms ease-out"></div>';
  document.body.append(element);
  let share = 0.08;
  timer = window.setInterval(() => {
    share += (0.98 - share) * 0.12;
    show(share);
  }, 200);
}

function done(): void {
  const finished = element;
  if (finished === undefined) return;
  window.clearInterval(timer);
  show(1);
  element = undefined;
  window.setTimeout(() => {
    finished.remove();
  }, 250);
}

export default { configure: () => undefined, start, done };
