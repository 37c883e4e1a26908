import '@parlour/ui/styles';
import { defaultBrand } from '@parlour/ui/theme';

export const metadata = { title: 'A project with Next', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en" data-brand={defaultBrand} data-scheme="light">
      <body>{children}</body>
    </html>
  );
}
