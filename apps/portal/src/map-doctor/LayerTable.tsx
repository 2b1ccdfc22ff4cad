import { useId, useState, type ReactNode } from 'react';
import type { DrawingLayer, LayerRole } from '@mezzanine/mvf';
import controls from '../playground/controls.module.css';
import { ActionButton } from './ActionButton.tsx';
import type { ShownDrawing } from './DoctorDesk.ts';
import styles from './MapDoctor.module.css';

/** Layers that are listed at a time. */
const pageSize = 100;

const roles: Readonly<Record<LayerRole, string>> = {
  room: 'Rooms',
  hallway: 'Hallways',
  stairs: 'Stairs',
  elevator: 'Elevators',
  escalator: 'Escalators',
  wall: 'Walls',
  glass: 'Glass walls',
  column: 'Columns',
  railing: 'Railings',
  door: 'Doors',
  outline: 'Outline of the floor',
  name: 'Names of rooms',
  ignore: 'Leave out',
};
const names = Object.keys(roles) as LayerRole[];

interface Props {
  readonly drawing: ShownDrawing;
  readonly onImport: (layers: Readonly<Record<string, LayerRole>>) => void;
  readonly onCancel: () => void;
}

/** The roles of a drawing's layers, which the user confirms or changes before the import. */
export function LayerTable({ drawing, onImport, onCancel }: Props): ReactNode {
  const { file, layers } = drawing;
  const [changed, setChanged] = useState<ReadonlyMap<string, LayerRole>>(new Map());
  const [shown, setShown] = useState(pageSize);
  const title = useId();
  const roleOf = (layer: DrawingLayer) => changed.get(layer.name) ?? layer.role;
  const hasRooms = layers.some((layer) => layer.closed > 0 && isPlace(roleOf(layer)));
  const submit = () => {
    const told = layers.flatMap((layer) => {
      const role = roleOf(layer);
      return role === undefined ? [] : [[layer.name, role] as const];
    });
    onImport(Object.fromEntries(told));
  };
  return (
    <form
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasRooms) submit();
      }}
    >
      <h3 id={title}>
        Layers of {file.name} ({layers.length.toLocaleString('en')})
      </h3>
      <p>
        Closed lines on a room layer become rooms. Check the role that each layer got from its name.
      </p>
      <div className="table-scroll" role="group" aria-label="Layers" tabIndex={0}>
        <table className={styles.layers}>
          <thead>
            <tr>
              <th scope="col">Layer</th>
              <th scope="col">Taken for</th>
              <th scope="col">Closed lines</th>
              <th scope="col">All objects</th>
            </tr>
          </thead>
          <tbody>
            {layers.slice(0, shown).map((layer) => (
              <Row
                key={layer.name}
                layer={layer}
                role={roleOf(layer)}
                onRole={(role) => setChanged(new Map(changed).set(layer.name, role))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {layers.length > shown ? (
        <ActionButton onClick={() => setShown((count) => count + pageSize)}>
          Show {Math.min(pageSize, layers.length - shown)} more
        </ActionButton>
      ) : null}
      {hasRooms ? null : (
        <p role="status">
          No layer with closed lines has the role of rooms yet. Choose the layer that has the rooms.
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="submit"
          className={controls.mainAction}
          aria-disabled={!hasRooms || undefined}
        >
          Import the drawing
        </button>
        <ActionButton onClick={onCancel}>Cancel</ActionButton>
      </div>
    </form>
  );
}

function isPlace(role: LayerRole | undefined): boolean {
  return (
    role !== undefined && ['room', 'hallway', 'stairs', 'elevator', 'escalator'].includes(role)
  );
}

interface RowProps {
  readonly layer: DrawingLayer;
  readonly role: LayerRole | undefined;
  readonly onRole: (role: LayerRole) => void;
}

function Row({ layer, role, onRole }: RowProps): ReactNode {
  const { name, closed, entities } = layer;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          aria-label={`Role of layer ${name}`}
          value={role ?? ''}
          onChange={({ target }) => {
            const chosen = names.find((one) => one === target.value);
            if (chosen !== undefined) onRole(chosen);
          }}
        >
          {role === undefined ? <option value="">Unknown: text only</option> : null}
          {names.map((one) => (
            <option key={one} value={one}>
              {roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>{closed.toLocaleString('en')}</td>
      <td>{entities.toLocaleString('en')}</td>
    </tr>
  );
}
