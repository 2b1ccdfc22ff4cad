/**
 * Replaces the layout of Markdown pages outside the documentation: like documents, they have a table of
 * contents on phones and the same footer.
 */
import type { ReactNode } from 'react';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import { PageFoot } from '../../components/PageTools/PageFoot.tsx';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, toc } = Content;
  const { title, description, permalink, editUrl, lastUpdatedAt, frontMatter } = metadata;
  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.mdxPages} ${ThemeClassNames.page.mdxPage}`}
    >
      <Layout>
        <PageMetadata
          {...(title !== undefined && { title })}
          {...(description !== undefined && { description })}
          {...(frontMatter.keywords && { keywords: frontMatter.keywords })}
        />
        <main className="container container--fluid margin-vert--lg">
          <div className="row mdx-page">
            <div className="col col--8">
              <ContentVisibility metadata={metadata} />
              <article>
                <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />
                <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </div>
                <PageFoot permalink={permalink} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
              </article>
            </div>
            <div className="col col--2">
              <TOC toc={toc} />
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
