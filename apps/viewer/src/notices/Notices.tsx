import { useState, type ReactElement } from 'react';
import type { LinkFault } from '@mezzanine/bridge';
import { findCategory } from '../search/listedPlaces.ts';
import type { AppState } from '../state/AppState.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import { notice } from '../text/noticeTexts.ts';
import { findFloor, findPlaces } from '../venue/findPlaces.ts';
import { hasLanguage } from '../venue/inWantedLanguage.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly parts: ViewerParts;
  readonly faults: readonly LinkFault[];
}

interface Message {
  readonly key: string;
  readonly text: string;
  /** State fields that are cleared when the notice is dismissed. */
  readonly change?: Partial<AppState>;
}

/** Notices about unknown places in the link, and problems with the position. */
export function Notices({ parts, faults }: Props): ReactElement {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const messages = [...faultsOf(faults), ...missingIn(parts), ...problemOf(parts)];
  return (
    <>
      {messages
        .filter(({ key, change }) => change !== undefined || !dismissed.has(key))
        .map(({ key, text, change }) => (
          <Notice
            key={key}
            onDismiss={() => {
              if (change) parts.dispatch({ type: 'set', change });
              else setDismissed(new Set([...dismissed, key]));
            }}
          >
            {text}
          </Notice>
        ))}
    </>
  );
}

function faultsOf(faults: readonly LinkFault[]): Message[] {
  return faults.map(({ parameter, message }) => ({ key: `fault ${parameter}`, text: message }));
}

/** Names that this venue does not have. */
function missingIn({ state, venue }: ViewerParts): Message[] {
  const messages: Message[] = [];
  const known = (names: readonly string[]) => {
    const { unknown } = findPlaces(venue, names);
    return names.filter((name) => !unknown.includes(name));
  };
  const { view, location, departure, stops, floor, category, language } = state;
  // A selection without any known place is a state of the panel.
  const isInPanel = view === 'map' && findPlaces(venue, location).places.length === 0;
  const named = [...departure, ...stops, ...(isInPanel ? [] : location)];
  const { unknown } = findPlaces(venue, named);
  if (unknown.length > 0) {
    const change = {
      location: known(location),
      departure: known(departure),
      stops: known(stops),
    };
    messages.push({ key: 'places', text: notice.unknownPlace(quoted(unknown)), change });
  }
  if (floor !== undefined && !findFloor(venue, floor)) {
    const change = { floor: undefined };
    messages.push({ key: 'floor', text: notice.unknownFloor(quoted([floor])), change });
  }
  if (category !== undefined && !findCategory(venue, category)) {
    const change = { category: undefined };
    messages.push({ key: 'category', text: notice.unknownCategory(quoted([category])), change });
  }
  if (language !== undefined && venue.languages.length > 0 && !hasLanguage(venue, language)) {
    const change = { language: undefined };
    messages.push({ key: 'language', text: notice.unknownLanguage(language), change });
  }
  return messages;
}

function problemOf({ state: { problem }, texts }: ViewerParts): Message[] {
  if (!problem) return [];
  return [{ key: problem, text: texts.map[problem], change: { problem: undefined } }];
}

/** Long names are truncated, because they are not meant to be read. */
function quoted(names: readonly string[]): string {
  const shown = names
    .slice(0, 3)
    .map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name));
  return shown.map((name) => `“${name}”`).join(', ');
}
