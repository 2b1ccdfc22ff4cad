import type { ClientModule } from '@docusaurus/types';

/**
 * Scrolls to the heading again after layout. Docusaurus scrolls before the announcement and the table of
 * contents above the heading have their final height.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null || location.hash === '') return undefined;
  if (location.pathname === previousLocation.pathname) return undefined;
  const id = decodeURIComponent(location.hash.slice(1));
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  });
  return () => cancelAnimationFrame(frame);
};
