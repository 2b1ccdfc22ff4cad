/**
 * Replaces the theme's MDX components: the build highlights code, so the theme's code block and its
 * highlighter are left out. Live examples and field tables need no import. The build imports tabs into
 * the pages that use them.
 */
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { FieldTable } from '../../components/FieldTable/FieldTable.tsx';
import { LiveExample } from '../../components/LiveExample/LiveExample.tsx';
import { ThemedPicture } from '../../components/ThemedPicture/ThemedPicture.tsx';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(tag: HeadingTag): (props: ComponentProps<HeadingTag>) => ReactNode {
  return function MarkdownHeading(props) {
    return <MDXHeading as={tag} {...props} />;
  };
}

/** Wraps tables in a scroll container, so that wide ones do not widen the page. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default {
  Head,
  a: MDXA,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  table: Table,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  CodeBlock,
  FieldTable,
  LiveExample,
  ThemedPicture,
};
