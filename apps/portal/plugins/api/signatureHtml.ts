import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import { shownText } from './shownText.ts';
import type { TypeHtml } from './typeHtml.ts';

/** Longer signatures are broken into lines, so that they fit next to the table of contents. */
const maxWidth = 78;

/** A code block without highlighting, because its names are links. */
export function preHtml(code: string): string {
  return `<pre class="api-signature" tabindex="0"><code>${code}</code></pre>`;
}

/** The signature of a function or method: `name(parameter: Type): Type`. */
export function callHtml(signature: JSONOutput.SignatureReflection, types: TypeHtml): string {
  const head = `${htmlEscape(signature.name)}${types.typeParameters(signature.typeParameters)}`;
  const parameters = (signature.parameters ?? []).map((each) => types.parameter(each));
  const result = types.of(signature.type);
  const line = `${head}(${parameters.join(', ')}): ${result}`;
  if (shownText(line).length <= maxWidth || parameters.length === 0) return preHtml(line);
  return preHtml(`${head}(\n${parameters.map((each) => `  ${each},\n`).join('')}): ${result}`);
}

/** `type Name<Parameter> = …`. */
export function aliasHtml(
  declaration: JSONOutput.DeclarationReflection,
  name: string,
  types: TypeHtml,
): string {
  const head = `type ${htmlEscape(name)}${types.typeParameters(declaration.typeParameters)} =`;
  const { type } = declaration;
  const line = `${head} ${types.of(type)}`;
  if (type?.type !== 'union' || shownText(line).length <= maxWidth) return preHtml(line);
  const options = type.types.map((each) => `\n  | ${types.of({ type: 'union', types: [each] })}`);
  return preHtml(`${head}${options.join('')}`);
}
