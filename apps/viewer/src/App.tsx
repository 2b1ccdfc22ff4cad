import './css/tokens.css';
import './css/base.css';
import {
  lazy,
  Suspense,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { LinkFault, ViewerLink } from '@mezzanine/bridge';
import { useVenue, type MapViewInstance } from '@mezzanine/react-sdk';
import { brandStyle } from './css/brandStyle.ts';
import { useColorScheme } from './css/useColorScheme.ts';
import { useLayout } from './layout/useLayout.ts';
import { Workspace } from './layout/Workspace.tsx';
import { FailureCard } from './notices/FailureCard.tsx';
import { usePageStart } from './notices/Loading.tsx';
import { PartFailure } from './notices/PartFailure.tsx';
import { stateOf, type ViewerSettings } from './state/AppState.ts';
import { reduceState } from './state/reduceState.ts';
import { ViewerContext } from './state/ViewerContext.ts';
import { useAddress, type AddressUse } from './state/useAddress.ts';
import { english, type ViewerTexts } from './text/texts.ts';
import { describeFailure, type Failure } from './venue/describeFailure.ts';
import { inWantedLanguage } from './venue/inWantedLanguage.ts';
import { sourceOf, type VenueServer } from './venue/sourceOf.ts';

const Minimap = lazy(async () => ({ default: (await import('./modes/Minimap.tsx')).Minimap }));

/** Props of {@link App}. */
export interface AppProps {
  /** What to show, from the URL or from a configuration. */
  readonly link: ViewerLink;
  /** Invalid parameters of the URL. */
  readonly faults?: readonly LinkFault[];
  /** The server that provides venues by id. */
  readonly server: VenueServer;
  /** Whether the URL of the page follows the state. */
  readonly address: AddressUse;
  /** URL of the viewer for links, with a trailing slash. */
  readonly viewer: string;
  /** A map to offer if this one cannot be opened. */
  readonly demoUrl?: string;
  /** Texts that replace the English ones. */
  readonly texts?: ViewerTexts;
  /** Additional components that need the state, such as the connection to a host. */
  readonly children?: ReactNode;
}

/** The viewer: one venue, from its link to the last step of a route. */
export function App(props: AppProps): ReactElement {
  const { link, faults = [], server, address, viewer, texts = english, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const [mapView, onMap] = useState<MapViewInstance>();
  const [state, dispatch] = useReducer(reduceState, link, stateOf);
  const source = useMemo(() => sourceOf(link, server), [link, server]);
  const { venue: loaded, error, reload } = useVenue(source);
  const venue = loaded && inWantedLanguage(loaded, state.language);
  useAddress(state, dispatch, { link, use: address, venue });
  const settings = useMemo(() => settingsOf(link), [link]);
  const scheme = useColorScheme(settings.theme);
  usePageStart(mapView !== undefined);
  const failure = failureOf(link, source !== undefined, error, texts);
  const parts = useMemo(
    () => venue && { state, dispatch, venue, settings, texts, mapView, onMap },
    [state, venue, settings, texts, mapView],
  );
  return (
    <div
      ref={root}
      className="mezzanine-viewer"
      data-theme={settings.theme}
      data-mode={settings.mode}
      data-layout={layout}
      data-view={state.view}
      style={brandStyle(settings.color, scheme)}
    >
      {failure ? (
        <FailureCard
          failure={failure}
          texts={texts.failure}
          onRetry={reload}
          demoUrl={props.demoUrl}
        />
      ) : (
        <ViewerContext.Provider value={parts}>
          <PartFailure texts={texts.failure}>
            {settings.mode === 'minimap' ? (
              <Suspense>
                <Minimap parts={parts} link={link} scheme={scheme} texts={texts} viewer={viewer} />
              </Suspense>
            ) : (
              <Workspace
                state={state}
                parts={parts}
                faults={faults}
                layout={layout}
                scheme={scheme}
                texts={texts}
                hasPage={address === 'page'}
              />
            )}
            {parts && children}
          </PartFailure>
        </ViewerContext.Provider>
      )}
    </div>
  );
}

function settingsOf(link: ViewerLink): ViewerSettings {
  const { venue, mode = 'full', theme, color, heading } = link;
  const camera = heading === undefined ? link.camera : { bearing: heading, ...link.camera };
  return { venue, mode, theme, color, camera, heading };
}

function failureOf(
  { access }: ViewerLink,
  hasSource: boolean,
  error: Error | undefined,
  { failure: texts }: ViewerTexts,
): Failure | undefined {
  if (!hasSource) return { title: texts.badVenue, hint: texts.badVenueHint, canRetry: false };
  return error && describeFailure(error, texts, access !== undefined);
}
