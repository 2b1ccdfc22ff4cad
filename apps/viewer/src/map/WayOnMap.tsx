import type { ReactElement } from 'react';
import { Navigation } from '@mezzanine/react-sdk';
import { useWay } from '../directions/useWay.ts';
import { useViewer } from '../state/ViewerContext.ts';

/** Draws the route and its current step. */
export function WayOnMap(): ReactElement | null {
  const { state, dispatch } = useViewer();
  const { result } = useWay();
  if (state.view !== 'directions' || result?.type !== 'directions') return null;
  return (
    <Navigation
      directions={result}
      step={state.step}
      onStep={({ index }) => dispatch({ type: 'go-to-step', step: index })}
    />
  );
}
