import '@plaitful/design-system/theme.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Book a visit' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
