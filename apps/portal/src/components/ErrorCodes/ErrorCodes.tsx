import type { ReactNode } from 'react';
import { textAndCode } from '../FieldTable/textAndCode.tsx';
import tables from './errorCodes.json';

interface Props {
  /** Package of the codes, such as `@mezzanine/mezzanine-js`. */
  readonly of: string;
}

/** The error codes of a package, with causes and fixes. Generated from the package. */
export function ErrorCodes({ of }: Props): ReactNode {
  const table = tables.find((one) => one.package === of);
  if (table === undefined) {
    const known = tables.map((one) => one.package).join(', ');
    throw new Error(
      `<ErrorCodes of="${of}"> is not a package with error codes. Packages: ${known}.`,
    );
  }
  return (
    <div className="table-scroll" role="group" aria-label={`${table.error} codes`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Code', 'When', 'What to do'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.codes.map(({ code, meaning, remedy }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td>{textAndCode(meaning)}</td>
              <td>{textAndCode(remedy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
