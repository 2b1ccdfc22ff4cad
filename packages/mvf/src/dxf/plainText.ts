const longestText = 4096;

const signs: Readonly<Record<string, string>> = { c: '⌀', d: '°', p: '±' };

/**
 * Text without the codes of TEXT and MTEXT: fonts, colors, stacked fractions, paragraphs, and
 * characters by number.
 */
export function plainText(given: string): string {
  return given
    .slice(0, longestText)
    .replaceAll(/\\U\+([0-9a-f]{4})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/%%(?:([cdp])|(\d{3})|[uok])/gi, (_, sign?: string, number?: string) => {
      if (sign !== undefined) return signs[sign.toLowerCase()] ?? '';
      return number === undefined ? '' : String.fromCharCode(Number(number));
    })
    .replaceAll(
      /\\(?:S([^;]{0,60});|[fHCcATQWpXt][^;\\]{0,120};|([PN~])|[LlOoKk]|([\\{}]))|[{}]/g,
      (_, fraction?: string, space?: string, sign?: string) =>
        fraction?.replaceAll(/[#^]/g, '/') ?? (space === undefined ? (sign ?? '') : ' '),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
