import { mergePieces } from '../mergePieces.ts';
import { topicHeading } from '../renderPage.ts';
import type { ApiPiece } from '../renderSymbol.ts';
import type { NativeIndex, NativeSymbol } from './NativeIndex.ts';
import { sortedTopics, typesOfTopic } from './nativeTopics.ts';
import { renderNativeSymbol } from './renderNativeSymbol.ts';

/** The pieces of the reference of a version of a native SDK. */
export function renderNativePage(index: NativeIndex): readonly ApiPiece[] {
  const topics = sortedTopics(index.symbols.map(({ topic }) => topic));
  const pieces = topics.flatMap((topic) => [
    topicHeading(topic),
    ...symbolsOf(index, topic).flatMap((symbol) => renderNativeSymbol(symbol, 3, index)),
  ]);
  return mergePieces(pieces);
}

/** What people wrote for the topic first, then its generated types in the order of the topic. */
function symbolsOf({ symbols }: NativeIndex, topic: string): readonly NativeSymbol[] {
  const types = typesOfTopic(topic);
  const place = ({ name }: NativeSymbol): number => types.indexOf(name.split('.')[0] ?? name);
  return symbols
    .filter((symbol) => symbol.topic === topic)
    .sort((one, other) => place(one) - place(other));
}
