/** Replaces the footer: logo and copyright next to the four groups, in the colors of the page. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { site } from '../../../../../site.config.ts';
import { LogoMark } from '../../components/LogoMark/LogoMark.tsx';
import styles from './styles.module.css';

interface FooterLink {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

interface FooterGroup {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

function Item({ label, to, href }: FooterLink): ReactNode {
  return (
    <li>
      <Link to={to ?? href ?? '/'}>
        {label}
        {href === undefined ? null : <IconExternalLink />}
      </Link>
    </li>
  );
}

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  const groups = (footer?.links ?? []) as unknown as readonly FooterGroup[];
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.mark}>
          <LogoMark size={36} />
          <p>{site.product.tagline}</p>
          <p className={styles.copyright}>{footer?.copyright}</p>
        </div>
        {groups.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.items}>
              {items.map((item) => (
                <Item key={item.label} {...item} />
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
