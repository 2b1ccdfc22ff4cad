import { useMemo } from 'react';
import { useHistory } from '@docusaurus/router';
import type { DocSearchModalProps } from '@docsearch/react';
import { samePageAddress } from './samePageAddress.ts';
import { cleanBrowserSearches } from './storedSearches.ts';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Opens hits in this page, a new tab or a new window; what the widget stored is cleaned first. */
export function useSearchNavigator(): Navigator {
  const history = useHistory();
  return useMemo<Navigator>(
    () => ({
      navigate({ itemUrl }) {
        cleanBrowserSearches();
        history.push(samePageAddress(itemUrl));
      },
      navigateNewTab({ itemUrl }) {
        cleanBrowserSearches();
        window.open(itemUrl, '_blank', 'noopener');
      },
      navigateNewWindow({ itemUrl }) {
        cleanBrowserSearches();
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    }),
    [history],
  );
}
