const headerBytes = 16_384;

/** Whether a file is an IFC building model as text: a STEP file whose header names an IFC schema. */
export function isIfc(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, headerBytes));
  return /^(?:\xEF\xBB\xBF)?\s*ISO-10303-21\s*;[^]*FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(start);
}
