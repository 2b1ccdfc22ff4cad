/** Replaces the layout of blog pages: the table of contents is a landmark, as in the documentation. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogLayout';
import '../../css/blog.css';

export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          {hasSidebar ? <BlogSidebar sidebar={sidebar} /> : null}
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
            {children}
          </main>
          {toc ? (
            <aside className="col col--2" aria-label="On this page">
              {toc}
            </aside>
          ) : null}
        </div>
      </div>
    </Layout>
  );
}
