import { isObject } from '../isObject.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Applies a JSON merge patch (RFC 7396): null removes a field, objects are merged, and everything
 * else, including lists, is replaced.
 */
export function mergePatch(target: Json, patch: Json): Json {
  const merged = new Map(Object.entries(target));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergeField(merged.get(name), value) : value);
  }
  return Object.fromEntries(merged);
}

function mergeField(target: unknown, patch: Json): Json {
  return mergePatch(isObject(target) ? target : {}, patch);
}
