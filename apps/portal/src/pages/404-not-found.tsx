import type { ReactNode } from 'react';
import NotFound from '@theme/NotFound';

/** The not-found page at an address of its own, for servers that are told to send one. */
export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
