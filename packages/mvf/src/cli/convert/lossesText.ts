import type { LossEntry } from '../../report/LossReport.ts';
import { counted, plain, type Style, wrapped } from '../styled.ts';

/** Lists what an import or export lost, changed, or added. */
export function lossesText(entries: readonly LossEntry[], style: Style): string {
  if (entries.length === 0) return 'Nothing was lost.\n';
  const lines = entries.map(({ effect, what, count, message, file }) => {
    const where = file === undefined ? '' : ` (${file})`;
    const head = `${effect.padEnd(8)}${count.toLocaleString('en').padStart(7)}  ${style('bold', plain(what))}`;
    return `${head}\n${' '.repeat(17)}${wrapped(plain(`${message}${where}`), ' '.repeat(17))}`;
  });
  return `${lines.join('\n')}\n${counted(entries.length, 'note')}\n`;
}
