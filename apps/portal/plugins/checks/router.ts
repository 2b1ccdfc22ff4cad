/**
 * Replaces `@docusaurus/router`, whose hooks do not report misuse outside the router: `useHistory`
 * returns undefined, and `useLocation` fails on a property of undefined. The specification requires
 * an error that says so (NAV-08).
 */
import { useContext } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { useHistory as useRouterHistory, useLocation as useRouterLocation } from 'react-router-dom';

export { Redirect, matchPath } from 'react-router-dom';

type HistoryHook = typeof useRouterHistory;
type LocationHook = typeof useRouterLocation;

/**
 * The router's history.
 *
 * @throws Error outside the router
 */
export const useHistory: HistoryHook = () => {
  useRequiredRouter('useHistory');
  return useRouterHistory();
};

/**
 * The router's location.
 *
 * @throws Error outside the router
 */
export const useLocation: LocationHook = () => {
  useRequiredRouter('useLocation');
  return useRouterLocation();
};

function useRequiredRouter(hook: string): void {
  // The type claims that it always exists, but it is undefined outside a router.
  const router: unknown = useContext(RouterContext);
  if (router !== undefined) return;
  throw new Error(
    `${hook}() was called outside the router; expected a component below <Router>. ` +
      'Call it in a component that a page or its layout renders.',
  );
}
