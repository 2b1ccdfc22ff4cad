import type { PreviewFinding, PreviewPlan } from '../serve/previewPlan.ts';
import { PlanView } from './PlanView.ts';
import { element, fillFindings, fillFloors, press } from './lists.ts';

const view = new PlanView(element('plan'));

void start();

async function start(): Promise<void> {
  const response = await fetch('plan.json');
  const answer = (await response.json()) as PreviewPlan | { readonly error: string };
  if ('error' in answer) element('status').textContent = answer.error;
  else show(answer);
}

function show(plan: PreviewPlan): void {
  document.title = `${plan.name} – preview`;
  element('name').textContent = plan.name;
  const change = (floor: number): void => showFloor(plan, floor);
  fillFloors(plan, change);
  fillFindings(plan, (finding) => goTo(plan, finding));
  bindControls();
  bindFloorKeys(plan);
  const first = plan.floors.findIndex(({ id }) => id === location.hash.slice(1));
  change(first === -1 ? groundFloor(plan) : first);
}

/** Starts with the floor nearest the ground, in the first building. */
function groundFloor({ floors }: PreviewPlan): number {
  const heights = floors.map(({ elevation }) => Math.abs(elevation));
  return Math.max(0, heights.indexOf(Math.min(...heights)));
}

let current = 0;

function showFloor({ floors }: PreviewPlan, index: number): void {
  const floor = floors[index];
  if (floor === undefined) return;
  current = index;
  view.show(floor);
  history.replaceState(null, '', `#${encodeURIComponent(floor.id)}`);
  press('floors', index);
  element('status').textContent = `${floor.name}, ${floor.shapes.length} shapes`;
}

function goTo(plan: PreviewPlan, finding: PreviewFinding): void {
  const index = plan.floors.findIndex(({ id }) => id === finding.place?.floor);
  if (index !== -1 && index !== current) showFloor(plan, index);
  if (finding.spot !== undefined) view.mark(finding.spot);
  const where = finding.file === '' ? '' : `${finding.file}#${finding.pointer} — `;
  element('status').textContent = `${where}${finding.why} ${finding.fix}`;
}

function bindControls(): void {
  element('zoom-in').addEventListener('click', () => view.zoom(0.7));
  element('zoom-out').addEventListener('click', () => view.zoom(1 / 0.7));
  element('fit').addEventListener('click', () => view.fit());
  for (const [id, layer] of [
    ['show-labels', 'labels'],
    ['show-graph', 'graph'],
  ] as const) {
    const box = element(id) as HTMLInputElement;
    box.addEventListener('change', () => view.toggle(layer, box.checked));
  }
  const theme = element('theme');
  const setTheme = (isDark: boolean): void => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    theme.textContent = isDark ? 'Light' : 'Dark';
  };
  setTheme(matchMedia('(prefers-color-scheme: dark)').matches);
  theme.addEventListener('click', () => setTheme(theme.textContent === 'Dark'));
}

function bindFloorKeys(plan: PreviewPlan): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    showFloor(plan, current + (event.key === 'PageUp' ? -1 : 1));
  });
}
