import type { ReactElement } from 'react';
import { Navigation } from '@mezzanine/react-sdk';
import { useRoute } from '../directions/useRoute.ts';
import { useViewer } from '../state/ViewerContext.ts';

/** Draws the route and its current step. */
export function RouteOnMap(): ReactElement | null {
  const { state, dispatch } = useViewer();
  const { result } = useRoute();
  if (state.view !== 'directions' || result?.type !== 'directions') return null;
  return (
    <Navigation
      directions={result}
      step={state.step}
      onStep={({ index }) => dispatch({ type: 'go-to-step', step: index })}
    />
  );
}
