import type { ReactNode } from 'react';

interface Props {
  /** Given by the build for the interface that `of` names. */
  readonly table: { readonly html: string };
}

/** The properties of an interface of an SDK: name, type, default, meaning. */
export function OptionsTable({ table }: Props): ReactNode {
  return <div className="api-html" dangerouslySetInnerHTML={{ __html: table.html }} />;
}
