import { useEffect, useState, type ReactNode } from 'react';
import { site } from '../../../../../site.config.ts';
import { fetchProgram, type ShownProgram } from './fetchProgram.ts';
import styles from './page.module.css';

/**
 * The program of an example, which cannot be edited.
 *
 * @param name - `<group>/<name>`
 */
export function ReadOnlyProgram({ name }: { readonly name: string }): ReactNode {
  const [program, setProgram] = useState<ShownProgram>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    fetchProgram(name, gone.signal).then(setProgram, (error: unknown) => {
      if (!gone.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    });
    return () => gone.abort();
  }, [name]);
  if (failure !== undefined) {
    return (
      <p className={styles.quiet} role="alert">
        {failure}
      </p>
    );
  }
  const html = program?.html.replaceAll(site.server.sampleOrigin, window.location.origin) ?? '';
  return (
    <>
      <p className={styles.file}>
        <span>{program?.file ?? 'Loading …'}</span> read-only
      </p>
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </>
  );
}
