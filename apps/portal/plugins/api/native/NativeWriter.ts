import type { ApiList } from '@mezzanine/tooling/api-list';
import { htmlEscape } from 'escape-goat';
import { addressOf } from '../SymbolPlace.ts';
import { namesHtml } from './declarationHtml.ts';
import type { NativeIndex, NativeSymbol } from './NativeIndex.ts';

/** Renders names in the description of a symbol. */
export class NativeWriter {
  readonly index: NativeIndex;
  /** The symbol, whose members have short names in its comments. */
  readonly scope: string;
  readonly language: ApiList['language'];

  constructor(index: NativeIndex, { name, language }: NativeSymbol) {
    this.index = index;
    this.scope = name;
    this.language = language;
  }

  /** Types in code. */
  names(code: string): string {
    return namesHtml(code, this.index, this.scope);
  }

  /** Renders code in a comment. */
  readonly link = (code: string): string | undefined => {
    const place = this.index.resolve(code.replace(/\(\)$/, ''), this.scope);
    if (place === undefined || place.name === this.scope) return undefined;
    return `<a href="${addressOf(place)}">${htmlEscape(code)}</a>`;
  };

  /** Renders code in a description of errors: error codes link to their meaning. */
  readonly errorLink = (code: string): string | undefined => {
    const place = this.index.resolve(`ErrorCode.${code}`);
    return place === undefined
      ? this.link(code)
      : `<a href="${addressOf(place)}">${htmlEscape(code)}</a>`;
  };
}
