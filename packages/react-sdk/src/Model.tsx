'use client';
import type {
  Model as SdkModel,
  ModelOptions,
  ModelSource,
  PlaceTarget,
  PointerEventDetail,
} from '@mezzanine/mezzanine-js';
import { isSameTargets, without } from './sameness.ts';
import { useAttached, type AttachVerbs } from './useAttached.ts';
import { useOwnClick } from './useOwnClick.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Model}; what is missing is as `mapView.models.add` has it. */
export interface ModelProps extends ModelOptions {
  /** A space, a location or a coordinate, or a list of them. */
  readonly target: PlaceTarget | readonly PlaceTarget[];
  /** A `.glb` file: address, path in the venue's bundle, or bytes. */
  readonly source: ModelSource;
  /** The model was clicked; makes it interactive unless `interactive` says otherwise. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
}

type Attaching = Omit<ModelProps, 'onClick'>;

const verbs: AttachVerbs<SdkModel, Attaching> = {
  add: ({ models }, { target, source, ...options }) => models.add(target, source, options),
  update: ({ models }, model, patch) => models.update(model, without(patch, 'source', 'floor')),
  remove: ({ models }, model) => models.remove(model),
};

/**
 * A model at one place or many.
 *
 * @example
 * <Model target={space} source="/models/plant.glb" headingDegrees={90} />
 */
export function Model({ onClick, ...rest }: ModelProps): null {
  const target = useStable(rest.target, isSameTargets);
  const source = rest.source instanceof URL ? rest.source.href : rest.source;
  const floorId = typeof rest.floor === 'object' ? rest.floor.id : rest.floor;
  const file = useStable({ source, floorId }, isSameFile);
  const { interactive = onClick === undefined ? undefined : true } = rest;
  const props = { ...rest, target, source, floor: floorId, interactive } as Attaching;
  const attached = useAttached(verbs, file, props);
  useOwnClick(attached, 'models', onClick);
  return null;
}

interface File {
  readonly source: ModelSource;
  readonly floorId: string | undefined;
}

function isSameFile(a: File, b: File): boolean {
  return a.source === b.source && a.floorId === b.floorId;
}
