import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '@/source';

export default function Layout({ children }) {
  return (
    <DocsLayout tree={source.getPageTree()} nav={{ title: 'Portal' }}>
      {children}
    </DocsLayout>
  );
}
