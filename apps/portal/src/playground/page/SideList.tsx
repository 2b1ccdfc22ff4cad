import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { X } from 'lucide-react';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { exampleAddress } from '../../components/LiveExample/exampleAddress.ts';
import { shortName } from '../workbench/PlaygroundExample.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import { playgroundGroups, type PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

interface Props {
  /** Id of the list, which buttons refer to. */
  readonly id: string;
  /** The group whose examples are listed. */
  readonly group: PlaygroundGroup;
  readonly examples: readonly ExampleCard[];
  /** Name of the open example. */
  readonly chosen: string | undefined;
  /** Whether this is the page of the group, so that its examples are headings with ids. */
  readonly isGroupPage: boolean;
}

/** All topics and the examples of one: a list at the side, and a drawer on phones. */
export function SideList({ id, group, examples, chosen, isGroupPage }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A choice closes the drawer.
    if (list.current?.matches(':popover-open') === true) list.current.hidePopover();
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [chosen, group]);
  return (
    <div ref={list} id={id} popover="auto" className={styles.list}>
      <div className={styles.listHead}>
        <h2>Examples</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the list of examples"
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <div role="navigation" aria-label="Examples">
        <ul className={styles.topics}>
          {playgroundGroups.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={`/playground/${slug}`}
                className={`${styles.topic} docsearch-ignore`}
                {...(slug === group && isGroupPage && { 'aria-current': 'page' as const })}
              >
                {name}
              </Link>
              {slug === group ? (
                <ul className={styles.entries}>
                  {examples.map((example) => (
                    <Entry
                      key={example.name}
                      example={example}
                      isChosen={example.name === chosen}
                      isHeading={isGroupPage}
                    />
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface EntryProps {
  readonly example: ExampleCard;
  readonly isChosen: boolean;
  readonly isHeading: boolean;
}

function Entry({ example, isChosen, isHeading }: EntryProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const { name, title, description, guide } = example;
  if (isHeading) collectAnchor(shortName(example));
  const Title = isHeading ? 'h3' : 'div';
  return (
    <li
      className={styles.entry}
      data-chosen={isChosen}
      {...(isHeading && { id: shortName(example) })}
    >
      <ExamplePicture example={example} size="thumb" />
      <div>
        <Title className={styles.entryTitle}>
          <Link
            to={exampleAddress(name).href}
            {...(isChosen && { 'aria-current': 'true' as const })}
          >
            {title}
          </Link>
        </Title>
        <p>{description}</p>
        {guide === undefined ? null : (
          <Link to={guide} className={`${styles.guide} docsearch-ignore`}>
            Guide<span className="visually-hidden"> of {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}
