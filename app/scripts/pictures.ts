import { faviconSvg, logoSvg } from '@plaitful/illustrations/brand';
import { heroIllustration } from '@plaitful/illustrations/hero';
import { styleIllustration, type StyleKey } from '@plaitful/illustrations/style';

const style = (key: StyleKey): string => styleIllustration({ style: key, ground: 'none' });

/** Every picture of the public pages, by its file in the app; pictures of styles come from the server instead. */
export const pictures: Readonly<Record<string, string>> = {
  'public/favicon.svg': faviconSvg(),
  'src/lib/pictures/mark.svg': logoSvg(),
  'src/lib/pictures/hero.svg': heroIllustration(),
  'src/lib/pictures/cornrows.svg': style('straightBackCornrows'),
  'src/lib/pictures/braids.svg': style('bobWithBeads'),
  'src/lib/pictures/prep.svg': style('washDetanglePrep'),
  'src/lib/pictures/crown.svg': style('braidedCrown'),
};
