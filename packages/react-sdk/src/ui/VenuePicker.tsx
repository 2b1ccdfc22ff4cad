'use client';
import { useId, type ReactElement } from 'react';

/** A venue that can be chosen. */
export interface VenueChoice {
  /** Unique among the choices. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** A line about it. */
  readonly description?: string | undefined;
}

/** Props of {@link VenuePicker}. */
export interface VenuePickerProps {
  /** What can be chosen, in this order. */
  readonly venues: readonly VenueChoice[];
  /** Id of the chosen one; `undefined` while there is none. */
  readonly value: string | undefined;
  /** Another one was chosen. */
  readonly onChange: (id: string) => void;
  /** What the venues are called together; default `Venue`. */
  readonly label?: string | undefined;
  /** Class of its element. */
  readonly className?: string | undefined;
}

/** A list of venues, one of which is shown. Arrow keys move between them. */
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
