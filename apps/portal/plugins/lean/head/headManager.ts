/**
 * Stands in for react-helmet-async in the browser: the same head of the same requests, for what
 * `<Head>` here lets pass. On the server the library itself writes the head.
 */
import { useLayoutEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { headOf, type HeadRequest } from './headOf.ts';
import { writeHead } from './writeHead.ts';

interface Mount {
  /** Undefined until it is in the page: what React begins to draw it may give up. */
  request: HeadRequest | undefined;
}

/** In the order in which they were first drawn: parents before their children. */
const mounts: Mount[] = [];
let frame = 0;

function begin(): Mount {
  const mount = { request: undefined };
  mounts.push(mount);
  return mount;
}

/** In the next frame, once for all that changes in this one. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    writeHead(headOf(mounts.flatMap(({ request }) => request ?? [])));
  });
}

/** Asks for elements in the document's head for as long as it is in the page. */
export function Helmet(request: HeadRequest): ReactNode {
  const [mount] = useState(begin);
  useLayoutEffect(() => {
    mount.request = request;
    writeSoon();
  }, [mount, request]);
  useLayoutEffect(
    () => () => {
      mounts.splice(mounts.indexOf(mount), 1);
      writeSoon();
    },
    [mount],
  );
  return null;
}

/** There is one head. */
export function HelmetProvider({ children }: PropsWithChildren): ReactNode {
  return children;
}
