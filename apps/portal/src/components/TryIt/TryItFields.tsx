import { useId, type ReactNode } from 'react';
import type { ContractOperation, ContractParameter } from './ContractOperation.ts';
import type { KeyPair } from './sendTry.ts';

interface Props {
  readonly operation: ContractOperation;
  /** Initial key and secret. */
  readonly demo: KeyPair;
}

/** Fields for the parameters and the body of an operation, and for key and secret. */
export function TryItFields({ operation, demo }: Props): ReactNode {
  const { parameters, requestBody, security } = operation;
  const needsWriting = security.some(({ bearer: [scope = 'read'] = [] }) => scope !== 'read');
  const example = requestBody?.content['application/json']?.example;
  const isFile = requestBody !== undefined && requestBody.content['application/json'] === undefined;
  const id = useId();
  return (
    <>
      {needsWriting ? (
        <p>
          The demo key only reads. <code>npm run api-key</code> prints a pair that writes.
        </p>
      ) : null}
      {parameters.map((parameter) => (
        <ParameterField key={parameter.name} parameter={parameter} />
      ))}
      {requestBody === undefined || isFile ? null : (
        <p className="try-it__field">
          <label htmlFor={`${id}b`}>Body (JSON)</label>
          <textarea
            id={`${id}b`}
            name="body-text"
            rows={8}
            spellCheck={false}
            defaultValue={JSON.stringify(
              operation.operationId === 'issueToken' ? demo : example,
              pairOnly,
              2,
            )}
          />
        </p>
      )}
      {isFile ? (
        <p className="try-it__field">
          <label htmlFor={`${id}f`}>File</label>
          <input id={`${id}f`} name="body-file" type="file" required />
        </p>
      ) : null}
      {security.length === 0 ? null : (
        <details open={needsWriting}>
          <summary>Key to get a token with</summary>
          <PairField name="key" value={demo.key} />
          <PairField name="secret" value={demo.secret} />
        </details>
      )}
    </>
  );
}

/** Picks key and secret from the demo settings; only these form the body. */
function pairOnly(name: string, value: unknown): unknown {
  return name === 'venueId' ? undefined : value;
}

function PairField({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  const id = useId();
  return (
    <p className="try-it__field">
      <label htmlFor={id}>{name === 'key' ? 'Key' : 'Secret'}</label>
      <input
        id={id}
        name={`pair-${name}`}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </p>
  );
}

function ParameterField({ parameter }: { readonly parameter: ContractParameter }): ReactNode {
  const { name, in: place, required = false, schema, example } = parameter;
  const id = useId();
  const value = example === undefined ? '' : String(example);
  const common = { id, name, defaultValue: value, required };
  return (
    <p className="try-it__field">
      <label htmlFor={id}>
        <code>{name}</code> {place === 'path' ? 'in the path' : place}
        {required ? '' : ', optional'}
      </label>
      {schema.enum === undefined ? (
        <input
          {...common}
          {...(schema.default !== undefined && { placeholder: String(schema.default) })}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <select {...common}>
          {required ? null : <option value="">{String(schema.default ?? '')}</option>}
          {schema.enum.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </p>
  );
}
