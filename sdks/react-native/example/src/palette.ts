import { createContext, useContext } from 'react';

/** Colors of the app. */
export interface Colors {
  readonly paper: string;
  readonly text: string;
  readonly line: string;
}

const light: Colors = { paper: '#ffffff', text: '#1b1f24', line: '#d0d7de' };
const dark: Colors = { paper: '#0d1117', text: '#e6edf3', line: '#3d444d' };

/** The colors of a scheme. */
export function colorsOf(scheme: 'light' | 'dark'): Colors {
  return scheme === 'dark' ? dark : light;
}

/** Provides colors to all views. */
export const Palette = createContext(light);

/** The colors of the app. */
export function useColors(): Colors {
  return useContext(Palette);
}
