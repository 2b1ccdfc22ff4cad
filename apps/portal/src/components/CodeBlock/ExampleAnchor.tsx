import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import type { ExampleLink } from '../LiveExample/exampleAddress.ts';
import styles from './CodeBlock.module.css';

/** A link in the bar above code: where the example that the code belongs to runs. */
export function ExampleAnchor({ href, label }: ExampleLink): ReactNode {
  return (
    <a className={styles.open} href={href}>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
      {label}
    </a>
  );
}
