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

/** Props of {@link Model}; missing props use the defaults of `mapView.models.add`. */
export interface ModelProps extends ModelOptions {
  /** A space, a location, a coordinate, or an array of them. */
  readonly target: PlaceTarget | readonly PlaceTarget[];
  /** A `.glb` file: URL, path in the venue's bundle, or bytes. */
  readonly source: ModelSource;
  /** Called when the model is clicked; makes it interactive unless `interactive` is set. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
}

type Attaching = Omit<ModelProps, 'onClick'>;

const verbs: AttachVerbs<SdkModel, Attaching> = {
  add: ({ models }, { target, source, ...options }) => models.add(target, source, options),
  update: ({ models }, model, patch) => models.update(model, without(patch, 'source', 'floor')),
  remove: ({ models }, model) => models.remove(model),
};

/**
 * A model at one or more places.
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
