import { mergePieces } from '../mergePieces.ts';
import { topicHeading } from '../renderPage.ts';
import type { ApiPiece } from '../renderSymbol.ts';
import type { NativeIndex, NativeSymbol } from './NativeIndex.ts';
import { sortedTopics, typesOfTopic } from './nativeTopics.ts';
import { renderNativeSymbol } from './renderNativeSymbol.ts';

/** The pieces of each page of a native SDK's reference, by the name in `<ApiReference of="…" />`. */
export function renderNativePages(index: NativeIndex): ReadonlyMap<string, readonly ApiPiece[]> {
  const topics = sortedTopics(index.symbols.map(({ topic }) => topic));
  const pages = new Set(topics.map((topic) => index.pageOf(topic)));
  return new Map(
    [...pages].map((page) => {
      const all = topics.filter((topic) => index.pageOf(topic) === page);
      const pieces = all.flatMap((topic) => topicPieces(index, topic));
      return [`${index.reference.id}${page}`, mergePieces(pieces)];
    }),
  );
}

function topicPieces(index: NativeIndex, topic: string): readonly ApiPiece[] {
  const symbols = symbolsOf(index, topic);
  return [
    topicHeading(topic),
    ...symbols.flatMap((symbol) => renderNativeSymbol(symbol, 3, index)),
  ];
}

/** Returns the handwritten content of the topic, then its generated types in the topic's order. */
function symbolsOf({ symbols }: NativeIndex, topic: string): readonly NativeSymbol[] {
  const types = typesOfTopic(topic);
  const place = ({ name }: NativeSymbol): number => types.indexOf(name.split('.')[0] ?? name);
  return symbols
    .filter((symbol) => symbol.topic === topic)
    .sort((one, other) => place(one) - place(other));
}
