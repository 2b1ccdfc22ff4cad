/** Place of the first of some ascending texts that is not before a text. */
function placeOf(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place of a text in ascending texts; undefined if they do not have it. */
export function findText(texts: readonly string[], text: string): number | undefined {
  const place = placeOf(texts, text);
  return texts[place] === text ? place : undefined;
}

/** Places of all ascending texts that begin with a prefix. */
export function placesOfPrefix(texts: readonly string[], prefix: string): number[] {
  const places: number[] = [];
  for (let at = placeOf(texts, prefix); texts[at]?.startsWith(prefix); at += 1) places.push(at);
  return places;
}
