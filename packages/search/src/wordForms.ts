/** Words whose plural ends in `es`: `switch`, `box`. */
const withEs = /(?:[sxzo]|[cs]h)$/;

/** Other forms of an English word: singular, plural, and verb forms. */
export function formsOf(word: string): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const forms = basesOf(word).flatMap((base) =>
    base.length < 3 ? [] : [base, ...endingsOf(base)],
  );
  return [...new Set(forms)].filter((form) => form !== word);
}

/** Returns the word itself, and the words that it may be a form of. */
function basesOf(word: string): readonly string[] {
  const bases = [word];
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
  else if (/[^s]s$/.test(word)) bases.push(word.slice(0, -1));
  if (word.endsWith('es') && withEs.test(word.slice(0, -2))) bases.push(word.slice(0, -2));
  const verb = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  if (verb !== undefined) bases.push(verb, `${verb}e`, verb.replace(/([bdgmnprt])\1$/, '$1'));
  if (word.endsWith('ied')) bases.push(`${word.slice(0, -3)}y`);
  return bases;
}

function endingsOf(base: string): readonly string[] {
  const verb = base.replace(/e$/, '');
  const past = base.replace(/[^aeiou]y$/, (end) => `${end.slice(0, 1)}i`);
  const plural = withEs.test(base) ? `${base}es` : `${past.endsWith('i') ? `${past}e` : base}s`;
  return [plural, `${verb}ing`, past.endsWith('i') ? `${past}ed` : `${verb}ed`, `${base}s`];
}

/** The singular of a plural: `labels` → `label`, `categories` → `category`. */
export function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
