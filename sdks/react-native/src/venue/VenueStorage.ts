/**
 * Where a {@link VenueCache} keeps its data: strings by key. `AsyncStorage` of
 * `@react-native-async-storage/async-storage` is one, and a few lines around any file API are
 * another.
 */
export interface VenueStorage {
  /** Returns the text of a key, or `null` if there is none. */
  getItem(key: string): Promise<string | null>;
  /** Stores a string. Rejects if there is no space. */
  setItem(key: string, value: string): Promise<unknown>;
  /** Removes a key; does nothing if there is none. */
  removeItem(key: string): Promise<unknown>;
}
