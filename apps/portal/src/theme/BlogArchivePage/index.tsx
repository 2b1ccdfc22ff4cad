/** Adds the styles of the blog to its archive, which has a layout of its own. */
import BlogArchivePage from '@theme-original/BlogArchivePage';
import '../../css/blog.css';

export default BlogArchivePage;
