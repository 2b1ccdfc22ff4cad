'use client';
import { useDocsSearch } from 'fumadocs-core/search/client';
import { staticClient } from 'fumadocs-core/search/client/orama-static';
import * as dialog from 'fumadocs-ui/components/dialog/search';
import { RootProvider } from 'fumadocs-ui/provider/next';

function Search(props) {
  const { search, setSearch, query } = useDocsSearch({ client: staticClient({}) });
  return (
    <dialog.SearchDialog
      search={search}
      onSearchChange={setSearch}
      isLoading={query.isLoading}
      {...props}
    >
      <dialog.SearchDialogOverlay />
      <dialog.SearchDialogContent>
        <dialog.SearchDialogHeader>
          <dialog.SearchDialogIcon />
          <dialog.SearchDialogInput />
          <dialog.SearchDialogClose />
        </dialog.SearchDialogHeader>
        <dialog.SearchDialogList items={query.data === 'empty' ? null : query.data} />
      </dialog.SearchDialogContent>
    </dialog.SearchDialog>
  );
}

export function Provider({ children }) {
  return <RootProvider search={{ SearchDialog: Search }}>{children}</RootProvider>;
}
