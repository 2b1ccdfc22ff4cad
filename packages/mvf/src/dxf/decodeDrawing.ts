const headBytes = 65_536;
const codePage = /\$DWGCODEPAGE\s+3\s+(?:ANSI|CP|DOS)?_?(\d{3,5}|BIG5|JOHAB|KSC5601|GB2312)/i;
const version = /\$ACADVER\s+1\s+AC(\d{4})/;
/** Since AutoCAD 2007, drawings are UTF-8. */
const firstUtf8 = 1021;

/** The text of a drawing, in the encoding from its header. */
export function decodeDrawing(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headBytes));
  const isUtf8 = Number(version.exec(head)?.[1] ?? 0) >= firstUtf8;
  if (!isUtf8) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return decodeAs(codePage.exec(head)?.[1], bytes);
    }
  }
  return new TextDecoder().decode(bytes);
}

function decodeAs(page: string | undefined, bytes: Uint8Array): string {
  const label =
    page === undefined ? 'windows-1252' : (named[page.toUpperCase()] ?? `windows-${page}`);
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const named: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  BIG5: 'big5',
  GB2312: 'gbk',
  KSC5601: 'euc-kr',
};
