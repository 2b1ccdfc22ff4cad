import type { ReactNode } from 'react';
import NotFound from '@theme/NotFound';

/** The not-found page at a fixed URL, for servers that need one. */
export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
