import type { Business, Style } from '@plaitful/api-client/contract';
import { toE164OrUnchanged } from '@plaitful/domain/phone';

/** The studio in schema.org terms; other data refers to its `@id`. */
interface StudioFacts {
  readonly business: Business;
  readonly publicUrl: string;
  /** Undefined when the database cannot be read now. */
  readonly styles: readonly Style[] | undefined;
}

const context = 'https://schema.org';

/** The address in one line as in the settings, and in its parts where the line names the city. */
function address({ address: whole, city }: Business) {
  const country = { '@type': 'PostalAddress', addressCountry: 'CA' };
  const [street, rest] = whole.split(`, ${city}`, 2);
  if (street === undefined || rest === undefined) return { ...country, streetAddress: whole };
  const postalCode = /[A-Z]\d[A-Z] ?\d[A-Z]\d/i.exec(rest)?.[0];
  const region = rest.replace(postalCode ?? '', '').replaceAll(/^[\s,]+|[\s,]+$/g, '');
  return {
    ...country,
    streetAddress: street,
    addressLocality: city,
    ...(region !== '' && { addressRegion: region }),
    ...(postalCode !== undefined && { postalCode }),
  };
}

/** "$55 to $180": the prices of the available styles. */
function priceRange(styles: readonly Style[] = []) {
  const prices = styles.map(({ value }) => value).toSorted((a, b) => a - b);
  const [least, most] = [prices.at(0), prices.at(-1)].map((price) => price && `$${priceOf(price)}`);
  if (!least || !most) return {};
  return { priceRange: least === most ? least : `${least} to ${most}` };
}

const priceOf = (dollars: number): string => dollars.toFixed(Number.isInteger(dollars) ? 0 : 2);

const idOf = (publicUrl: string): string => `${publicUrl}/#studio`;

/** The studio as a local business, from its settings. */
export const getStudioData = ({ business, publicUrl, styles }: StudioFacts): object => ({
  '@context': context,
  '@type': 'HairSalon',
  '@id': idOf(publicUrl),
  name: business.name,
  url: `${publicUrl}/`,
  image: `${publicUrl}/share.png`,
  logo: `${publicUrl}/icons/512.png`,
  telephone: toE164OrUnchanged(business.contactPhone),
  email: business.contactEmail,
  address: address(business),
  openingHoursSpecification: business.hours.map(({ weekday, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}`,
    opens: from,
    closes: to,
  })),
  currenciesAccepted: 'CAD',
  ...priceRange(styles),
  sameAs: business.social.map(({ url }) => url),
});

/** A style as a service that the studio offers at its price. */
export function getStyleData(
  style: Style,
  { business, publicUrl }: Pick<StudioFacts, 'business' | 'publicUrl'>,
  image: string,
): object {
  const url = `${publicUrl}/services/${style.styleId}`;
  const description = style.styleFullDetailsOfService || style.styleShortDescription;
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    name: style.style,
    serviceType: style.serviceName,
    ...(description !== '' && { description }),
    url,
    image,
    areaServed: { '@type': 'City', name: business.city },
    provider: {
      '@type': 'HairSalon',
      '@id': idOf(publicUrl),
      name: business.name,
      telephone: toE164OrUnchanged(business.contactPhone),
      address: address(business),
    },
    offers: { '@type': 'Offer', price: style.value.toFixed(2), priceCurrency: 'CAD', url },
  };
}
