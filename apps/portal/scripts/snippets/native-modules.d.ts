/**
 * The parts that pages use of native modules, which apps install and this repository does not, and of bundlers.
 */
declare module '@react-native-async-storage/async-storage' {
  const AsyncStorage: {
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
  export default AsyncStorage;
}

declare module 'expo-location' {
  export enum Accuracy {
    High = 4,
  }
  export interface LocationObject {
    coords: {
      latitude: number;
      longitude: number;
      accuracy: number | null;
      heading: number | null;
    };
    timestamp: number;
  }
  export function requestForegroundPermissionsAsync(): Promise<{ granted: boolean }>;
  export function watchPositionAsync(
    options: { accuracy?: Accuracy; distanceInterval?: number },
    callback: (location: LocationObject) => void,
  ): Promise<{ remove(): void }>;
}

/** Bundlers declare the styles that modules import. */
declare module '*.css';
