import { FileText, Hash, Star, TextAlignStart } from 'lucide-react';
import type { ReactNode } from 'react';
import { hitLabel } from './hitLabelOf.ts';
import { MarkedText } from './MarkedText.tsx';
import { unmarked } from './markedParts.ts';
import { hitTexts, type SearchHit } from './SearchHit.ts';

interface Props {
  readonly hit: SearchHit;
  /** Whether the line above is the hit of its page, so that the page need not be repeated. */
  readonly isUnderPage?: boolean;
  readonly isFavorite?: boolean;
}

const iconProps = {
  size: 18,
  strokeWidth: 1.5,
  'aria-hidden': true,
  className: 'search-hit-icon',
} as const;

function HitIcon({ hit, isFavorite = false }: Props): ReactNode {
  if (isFavorite) return <Star {...iconProps} />;
  if (hit.type === 'content') return <TextAlignStart {...iconProps} />;
  return hit.type === 'lvl1' ? <FileText {...iconProps} /> : <Hash {...iconProps} />;
}

/** A hit in the dialog: its kind, location, and SDK. */
export function HitLine(props: Props): ReactNode {
  const { hit, isUnderPage = false } = props;
  const { title, trail, snippet } = hitTexts(hit);
  // The section is the title of the group, and the page may be the line above.
  const above = isUnderPage ? [hit.hierarchy.lvl0, hit.hierarchy.lvl1] : [hit.hierarchy.lvl0];
  const path = trail.filter((heading) => !above.includes(unmarked(heading)));
  const label = hitLabel(hit);
  return (
    <>
      <HitIcon {...props} />
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <MarkedText text={snippet === '' ? title : snippet} />
        </span>
        {snippet === '' && path.length === 0 ? null : (
          <span className="DocSearch-Hit-path">
            {(snippet === '' ? path : [...path, title]).map((heading, index) => (
              <span key={index}>
                {index === 0 ? '' : ' › '}
                <MarkedText text={heading} />
              </span>
            ))}
          </span>
        )}
      </span>
      {label === '' ? null : <span className="search-hit-label">{label}</span>}
    </>
  );
}
