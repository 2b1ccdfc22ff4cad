/**
 * Replaces the content of the bar: wide windows have two rows, with pages above and a version dropdown per SDK
 * below, so that neither is crowded. The slide-out menu is the theme's own.
 */
import type { ComponentProps, ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

type Item = ComponentProps<typeof NavbarItem> & { readonly className?: string };

function Items({ items }: { readonly items: readonly Item[] }): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const [left, right] = splitNavbarItems(items);
  const sdks = left.filter(({ className }) => className === 'nav-sdk');
  const pages = left.filter((item) => !sdks.includes(item));
  return (
    <div className={styles.rows}>
      <div className={styles.main}>
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        <div className={styles.pages}>
          <Items items={pages} />
        </div>
        <div className={styles.tools}>
          <SearchBar />
          <Items items={right} />
          <NavbarColorModeToggle />
        </div>
      </div>
      <div className={styles.sdks}>
        <span className={styles.caption}>SDKs</span>
        <Items items={sdks} />
      </div>
    </div>
  );
}
