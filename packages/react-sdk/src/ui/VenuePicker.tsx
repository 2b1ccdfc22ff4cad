'use client';
import { useId, type ReactElement } from 'react';

/** A venue to choose. */
export interface VenueChoice {
  /** Unique among the choices. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Second line. */
  readonly description?: string | undefined;
}

/** Props of {@link VenuePicker}. */
export interface VenuePickerProps {
  /** The choices, in this order. */
  readonly venues: readonly VenueChoice[];
  /** Id of the chosen venue; `undefined` if there is none. */
  readonly value: string | undefined;
  /** Called when another venue is chosen. */
  readonly onChange: (id: string) => void;
  /** Accessible name of the list; default `Venue`. */
  readonly label?: string | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
}

/** A list of venues, one of which is chosen. Arrow keys move between them. */
export function VenuePicker(props: VenuePickerProps): ReactElement {
  const { venues, value, onChange, label = 'Venue', className } = props;
  const id = useId();
  return (
    <fieldset data-mz="venue-picker" className={className}>
      <legend data-mz-part="legend">{label}</legend>
      {venues.map((venue) => (
        <label key={venue.id} data-mz-part="venue">
          <input
            type="radio"
            name={id}
            checked={venue.id === value}
            onChange={() => onChange(venue.id)}
            aria-label={venue.name}
            aria-describedby={venue.description ? `${id}-${venue.id}` : undefined}
          />
          <span data-mz-part="name">{venue.name}</span>
          {venue.description && (
            <span data-mz-part="detail" id={`${id}-${venue.id}`}>
              {venue.description}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
