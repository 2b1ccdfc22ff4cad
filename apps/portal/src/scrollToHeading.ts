import type { ClientModule } from '@docusaurus/types';

/**
 * Scrolls to the heading once more when the new page is laid out: the framework scrolls before the
 * announcement and the contents list above it have their height.
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
