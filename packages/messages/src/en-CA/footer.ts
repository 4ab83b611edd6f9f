export const footer = {
  label: 'About this site',
  home: 'Home',
  about: 'About Us',
  services: 'Services',
  appointments: 'Appointments',
  privacy: 'Privacy',
  visit: 'Visit us',
  contact: 'Contact',
  email: ({ contactEmail }: { contactEmail: string }) => `Email ${contactEmail}`,
  phone: ({ contactPhone }: { contactPhone: string }) => `Call ${contactPhone}`,
  hours: {
    heading: 'Opening hours',
    other: 'All other days: closed',
  },
  follow: 'Follow along',
  social: ({ businessName, networkName }: { businessName: string; networkName: string }) =>
    `${businessName} on ${networkName}, opens another site`,
  copyright: ({ year, businessName }: { year: number; businessName: string }) =>
    `© ${year} ${businessName}. All rights reserved.`,
  demo: 'This is a demo studio. People, reviews, addresses and prices are invented.',
  logo: ({ businessName }: { businessName: string }) => `${businessName}, back to the top of the home page`,
};
