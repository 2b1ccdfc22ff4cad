/** Replaces the theme's logo with an inline one, instead of an image for each theme. */
import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Logo';
import { site } from '../../../../../site.config.ts';
import { LogoMark } from '../../components/LogoMark/LogoMark.tsx';

export default function Logo({ imageClassName, titleClassName, ...link }: Props): ReactNode {
  return (
    <Link to="/" {...(link as ComponentProps<typeof Link>)}>
      <span className={imageClassName}>
        <LogoMark size={28} />
      </span>
      <b className={titleClassName}>{site.product.name}</b>
    </Link>
  );
}
