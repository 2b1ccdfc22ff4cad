import '@mezzanine/react-sdk/ui.css';

export const metadata = { title: 'Fresh Next project', icons: 'data:,' };

/** @param {{ readonly children: import('react').ReactNode }} props */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body style={{ margin: 0, height: '100vh' }}>{children}</body>
    </html>
  );
}
