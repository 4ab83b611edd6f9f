import { Footer, FooterLink } from '@plaitful/design-system/Footer';

export function FooterExample() {
  return (
    <Footer
      wordmark={{ name: 'Plaitful', href: '/', label: 'Plaitful, home page' }}
      label="About this site"
      columns={[
        { key: 'hours', heading: 'Opening hours', content: <p>Friday 4 pm to 7 pm</p> },
        {
          key: 'contact',
          heading: 'Contact',
          content: <FooterLink href="mailto:hello@example.com">hello@example.com</FooterLink>,
        },
      ]}
      links={[
        { href: '/about', label: 'About us' },
        { href: '/privacy', label: 'Privacy' },
      ]}
      smallPrint={['© 2026 Plaitful']}
    />
  );
}
