/** Wraps the list of posts to add the heading that the theme's list page lacks. */
import type { ReactNode } from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { Props } from '@theme/BlogPostItems';

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      <header className="blog-heading">
        <h1>Blog</h1>
        <p>
          How things are made here. Follow by <a href="/blog/atom.xml">Atom feed</a>.
        </p>
      </header>
      <BlogPostItems {...props} />
    </>
  );
}
