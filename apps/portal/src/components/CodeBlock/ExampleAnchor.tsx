import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import type { ExampleLink } from '../LiveExample/exampleAddress.ts';
import styles from './CodeBlock.module.css';

/** A link in the header of a code block to the running example. */
export function ExampleAnchor({ href, label }: ExampleLink): ReactNode {
  return (
    <a className={styles.open} href={href}>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
      {label}
    </a>
  );
}
