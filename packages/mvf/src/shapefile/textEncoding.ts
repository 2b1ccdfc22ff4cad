/** Code pages by the language driver in byte 29 of a dBASE file, as ArcGIS and QGIS write it. */
const codePageOfDriver: Readonly<Record<number, string>> = {
  0x03: 'windows-1252',
  0x57: 'windows-1252',
  0x58: 'windows-1252',
  0x59: 'windows-1252',
  0x4d: 'gbk',
  0x4e: 'euc-kr',
  0x4f: 'big5',
  0x7b: 'shift_jis',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
};

/** The encoding of the text in a table. */
export interface TextEncodingChoice {
  /** Label of the Encoding Standard. */
  readonly label: string;
  /** The name in the `.cpg` file, if it is not known. */
  readonly unknown?: string;
}

/** The encoding by the `.cpg` file, otherwise by the table itself. */
export function textEncoding(
  table: Uint8Array,
  codePage: Uint8Array | undefined,
): TextEncodingChoice {
  const name = codePage && new TextDecoder().decode(codePage.subarray(0, 60)).trim();
  const label = name && labelOf(name);
  if (label) return { label };
  const driver = codePageOfDriver[table[29] ?? 0];
  const found = driver ?? (isUtf8(table) ? 'utf-8' : 'windows-1252');
  return { label: found, ...(name && { unknown: name }) };
}

/** Labels by names such as `UTF-8`, `1252`, `ANSI 1252`, `CP1251`, `OEM 866`, and `88591`. */
function labelOf(name: string): string | undefined {
  const [, prefix = '', digits] =
    /^(\D*?)[\s_-]*(\d+)$/.exec(name.replace(/^(\D*8859)[-_ ]?/i, '$1')) ?? [];
  const part = /8859(\d{1,2})$/.exec(`${prefix}${digits ?? ''}`)?.[1];
  const candidates = [
    name,
    ...(digits === undefined ? [] : [`windows-${digits}`, `ibm${digits}`]),
    ...(part === undefined ? [] : [`iso-8859-${part}`]),
    ...(digits === '936' ? ['gbk'] : []),
    ...(digits === '932' ? ['shift_jis'] : []),
    ...(digits === '949' ? ['euc-kr'] : []),
    ...(digits === '950' ? ['big5'] : []),
    ...(digits === '65001' ? ['utf-8'] : []),
  ];
  return candidates.find((label) => isLabel(label));
}

function isLabel(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    const start = (bytes[8] ?? 0) + (bytes[9] ?? 0) * 256;
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start));
    return true;
  } catch {
    return false;
  }
}
