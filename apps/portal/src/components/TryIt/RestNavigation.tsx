import { useEffect, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { ApiHtml } from '../ApiHtml/ApiHtml.tsx';
import './rest.css';

interface Props {
  /** Part of the reference with the links: `rest:0`. */
  readonly of: string;
}

/**
 * Links to the pages of the platform API. On the entrance page, the fragment of an operation leads
 * to its page, because old links point there.
 */
export function RestNavigation({ of }: Props): ReactNode {
  const history = useHistory();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash === '' || document.getElementById(hash.slice(1)) !== null) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.rest-resources a')];
    const target = links.find((link) => link.hash === hash && link.pathname !== pathname);
    if (target !== undefined) history.replace(target.pathname + target.hash);
  }, [history, pathname, hash]);
  return (
    <div className="rest-navigation">
      <ApiHtml of={of} />
    </div>
  );
}
