import type { PreviewFinding, PreviewPlan } from '../serve/previewPlan.ts';

/** Returns the element with this id. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new RangeError(`The page has no element "${id}".`);
  return found;
}

/** Marks the button at this index of a list as selected. */
export function press(list: string, index: number): void {
  for (const [i, button] of element(list).querySelectorAll('button').entries()) {
    button.setAttribute('aria-pressed', String(i === index));
  }
}

/** Lists the floors by their building. */
export function fillFloors({ floors }: PreviewPlan, choose: (index: number) => void): void {
  const list = element('floors');
  let stack = '';
  for (const [i, floor] of floors.entries()) {
    if (floor.stack !== stack) {
      stack = floor.stack;
      const title = document.createElement('h3');
      title.textContent = stack;
      list.append(title);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = floor.name;
    button.addEventListener('click', () => choose(i));
    list.append(button);
  }
}

/** Lists the findings; a click shows the place of one. */
export function fillFindings(
  { findings }: PreviewPlan,
  choose: (finding: PreviewFinding) => void,
): void {
  element('findings-title').textContent =
    findings.length === 0 ? 'No findings' : `Findings (${findings.length})`;
  const list = element('findings');
  for (const [i, finding] of findings.entries()) {
    const item = document.createElement('li');
    item.className = finding.severity;
    const button = document.createElement('button');
    button.type = 'button';
    const rule = document.createElement('span');
    rule.className = 'rule';
    rule.textContent = `${finding.rule} ${finding.severity}`;
    const message = document.createElement('small');
    message.textContent = finding.message;
    button.append(rule, message);
    button.addEventListener('click', () => {
      press('findings', i);
      choose(finding);
    });
    item.append(button);
    list.append(item);
  }
}
