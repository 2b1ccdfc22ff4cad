import type { ReactNode } from 'react';
import { hitLabel } from './hitLabelOf.ts';
import { MarkedText } from './MarkedText.tsx';
import { unmarked } from './markedParts.ts';
import { resultAddress } from './resultAddress.ts';
import { hitTexts, type SearchHit } from './SearchHit.ts';
import { isForBrowser, useFollowResult } from './useFollowResult.ts';

interface Props {
  readonly hit: SearchHit;
  readonly onOpen: () => void;
}

/** A result on the results page: its location, its heading as a link, and its passage. */
export function FoundPage({ hit, onOpen }: Props): ReactNode {
  const follow = useFollowResult();
  const { title, trail, snippet } = hitTexts(hit);
  const label = hitLabel(hit);
  return (
    <li className="found-page">
      <h2>
        <a
          href={resultAddress(hit)}
          onClick={(event) => {
            onOpen();
            if (isForBrowser(event)) return;
            event.preventDefault();
            follow(hit);
          }}
        >
          <MarkedText text={title} />
        </a>
      </h2>
      <p className="found-page__trail">
        {label === '' ? null : <span className="found-page__label">{label}</span>}
        {trail
          .filter((heading) => unmarked(heading) !== label)
          .map((heading, index) => (
            <span key={index}>
              <MarkedText text={heading} />
            </span>
          ))}
      </p>
      {snippet === '' ? null : (
        <p className="found-page__snippet">
          <MarkedText text={snippet} />
        </p>
      )}
    </li>
  );
}
