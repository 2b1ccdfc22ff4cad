/**
 * Replaces the theme's tabs with a third of their script: no URLs, no settings, and one remembered selection
 * per group. Arrow keys select a tab.
 */
import {
  Children,
  isValidElement,
  useId,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Props as TabProps } from '../TabItem/index.tsx';
import { useTabChoice } from './useTabChoice.ts';

interface Props {
  /** Tabs of a group have the same selection, on all pages. */
  readonly groupId: string;
  /** `<TabItem>` elements. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export default function Tabs({ groupId, children }: Props): ReactNode {
  const id = useId();
  const [choice, choose] = useTabChoice(groupId);
  const items = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const chosen = Math.max(
    0,
    items.findIndex(({ props }) => props.value === choice),
  );

  function chooseByKey({ key, currentTarget }: KeyboardEvent): void {
    const step = steps[key];
    if (step === undefined) return;
    const index = (chosen + step + items.length) % items.length;
    choose(items[index]?.props.value ?? '');
    (currentTarget.children[index] as HTMLElement).focus();
  }

  return (
    <div className="tabs-container">
      <div className="tabs" role="tablist" data-group={groupId} onKeyDown={chooseByKey}>
        {items.map(({ props: { value, label = value } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${index}`}
            data-value={value}
            aria-controls={`${id}${index}p`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={`tabs__item${index === chosen ? ' tabs__item--active' : ''}`}
            onClick={() => {
              choose(value);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.props.value}
          role="tabpanel"
          id={`${id}${index}p`}
          aria-labelledby={`${id}${index}`}
          hidden={index !== chosen}
        >
          {item}
        </div>
      ))}
    </div>
  );
}
