const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  blue: [34, 39],
} as const;

/** Styles text for a terminal, or returns it unchanged. */
export type Style = (name: keyof typeof codes, text: string) => string;

/** A style that colors text only if colors are enabled. */
export function styleFor(isColored: boolean): Style {
  return (name, text) => {
    const [on, off] = codes[name];
    return isColored ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  };
}

/** Text without control characters, so that names in a file cannot control the terminal. */
export function plain(text: string): string {
  return text.replace(/(?![\n])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Formats rows as columns, with the first row as header; numbers are right-aligned. */
export function table(rows: readonly (readonly (string | number)[])[], style: Style): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : plain(cell))),
  );
  const widths = (cells[0] ?? []).map((_, i) =>
    Math.max(...cells.map((row) => row[i]?.length ?? 0)),
  );
  const isNumber = (column: number): boolean => typeof rows[1]?.[column] === 'number';
  return cells
    .map((row, i) => {
      const line = row
        .map((cell, k) =>
          isNumber(k) ? cell.padStart(widths[k] ?? 0) : cell.padEnd(widths[k] ?? 0),
        )
        .join('  ')
        .trimEnd();
      return i === 0 ? style('dim', line) : line;
    })
    .join('\n');
}

/** Wraps text at 80 columns, with an indent after the first line. */
export function wrapped(text: string, indent: string, columns = 80): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join(`\n${indent}`);
}

/** `1 floor`, `3 floors`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
}
