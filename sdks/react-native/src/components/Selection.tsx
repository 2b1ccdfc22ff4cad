import type { Location, Space } from '@mezzanine/mezzanine-js/headless';
import { useTopic } from '../hooks/useTopic.ts';
import { useMapContext } from '../map/MapContext.ts';

/** Props of {@link Selection}. */
export interface SelectionProps {
  /** Spaces and locations; an empty list highlights nothing. */
  readonly targets: readonly (Space | Location)[];
  /** CSS color; default: the theme's accent color. */
  readonly color?: string | undefined;
  /** Whether to bring them into view; default false. */
  readonly focus?: boolean | undefined;
}

/**
 * Highlights places. One per map.
 *
 * @example
 * <Selection targets={chosen ? [chosen] : []} focus />
 */
export function Selection({ targets, color, focus }: SelectionProps): null {
  const { host } = useMapContext();
  const idsOf = (type: string) =>
    targets.filter((target) => target.type === type).map((target) => target.id);
  useTopic(
    host,
    'selection',
    targets.length === 0
      ? undefined
      : {
          spaceIds: idsOf('space'),
          locationIds: idsOf('location'),
          ...(color !== undefined && { color }),
          ...(focus !== undefined && { focus }),
        },
  );
  return null;
}
