/**
 * Replaces the theme's map of MDX components: code comes highlighted from the build, so the
 * theme's code block (and the highlighter it brings) is left out; live examples and field tables need no import. Tabs
 * are imported by the build into the pages that use them.
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

/** Tables scroll inside a box of their own, so that a wide one never widens the page. */
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
