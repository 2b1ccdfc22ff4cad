'use client';
import { useContext, useId, type ReactElement } from 'react';
import type { Floor, FloorStack } from '@mezzanine/mezzanine-js';
import { MapContext } from '../MapContext.ts';
import { useFloorOf } from '../useFloor.ts';

/** Props of {@link FloorSwitcher}; inside a map, all of them are optional. */
export interface FloorSwitcherProps {
  /** The current floor; default: the current floor of the surrounding map. */
  readonly value?: Floor | undefined;
  /** Called when a floor is chosen; default: the surrounding map shows it. */
  readonly onChange?: ((floor: Floor) => void) | undefined;
  /**
   * Buildings to choose from; default: all buildings of the venue, if the surrounding map has
   * several.
   */
  readonly stacks?: readonly FloorStack[] | undefined;
  /** Accessible name of the floors; default `Floor`. */
  readonly label?: string | undefined;
  /** Accessible name of the buildings; default `Building`. */
  readonly stackLabel?: string | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
}

/**
 * A button for each floor of the building, the highest on top, and a selection of buildings if
 * there are several. Arrow keys move between floors.
 *
 * @throws Error outside of `<MapView>` without `value`
 */
export function FloorSwitcher(props: FloorSwitcherProps): ReactElement {
  const { label = 'Floor', stackLabel = 'Building', className } = props;
  const live = useContext(MapContext);
  const shown = useFloorOf(live);
  const name = useId();
  const current = props.value ?? shown;
  if (!current) {
    throw new Error(
      '<FloorSwitcher> has no floor. Expected a <MapView> ancestor, or the props value and onChange.',
    );
  }
  const choose = props.onChange ?? ((floor: Floor) => live?.mapView.floors.set(floor));
  const stacks = props.stacks ?? live?.mapView.venue.floorStacks ?? [];
  return (
    <div data-mz="floor-switcher" className={className}>
      {stacks.length > 1 && (
        <select
          data-mz-part="stack"
          aria-label={stackLabel}
          value={current.floorStack.id}
          onChange={({ target }) => {
            const stack = stacks.find(({ id }) => id === target.value);
            if (stack) choose(stack.defaultFloor);
          }}
        >
          {stacks.map((stack) => (
            <option key={stack.id} value={stack.id}>
              {stack.name}
            </option>
          ))}
        </select>
      )}
      <fieldset data-mz-part="floors">
        <legend data-mz-part="legend">{label}</legend>
        {current.floorStack.floors.toReversed().map((floor) => (
          <label key={floor.id} data-mz-part="floor" title={floor.name}>
            <input
              type="radio"
              name={name}
              checked={floor === current}
              onChange={() => choose(floor)}
              aria-label={floor.name}
            />
            <span>{floor.shortName}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
