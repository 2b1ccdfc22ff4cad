import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import settings from '@generated/mezzanine-playground/default/settings.json';
import type { Identity, IdentityState } from './Identity.ts';
import { IdentityStore } from './IdentityStore.ts';

/** One store per page load, shared by all playground pages. */
const store = typeof window === 'undefined' ? undefined : new IdentityStore(settings);
/** State on the server and at the first render. */
const unknown: IdentityState = { status: 'loading' };

/** Who is signed in to the playground, with actions. Only for pages of the playground. */
export function useIdentity(): Identity {
  const history = useHistory();
  const state = useSyncExternalStore(
    store?.subscribe ?? (() => () => undefined),
    () => store?.state ?? unknown,
    () => unknown,
  );
  useEffect(() => {
    store?.start((place) => {
      history.replace(place);
    });
  }, [history]);
  return useMemo(() => {
    if (store === undefined) return { ...state, isOffered: true, ...unavailable };
    const { isOffered, signIn, signOut, getAccessToken } = store;
    return { ...state, isOffered, signIn, signOut, getAccessToken };
  }, [state]);
}

/** No one is signed in during server rendering. */
const unavailable = {
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  getAccessToken: () => Promise.reject(new Error('Access tokens are only available in browsers.')),
};
