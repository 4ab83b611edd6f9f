import { faviconSvg, logoSvg } from '@plaitful/illustrations/brand';
import { heroIllustration } from '@plaitful/illustrations/hero';
import { styleIllustration, type StyleKey } from '@plaitful/illustrations/style';

const style = (key: StyleKey): string => styleIllustration({ style: key, ground: 'none' });

/** Every picture of the public pages, by its file in the app; pictures of styles come from the server instead. */
export const pictures: Readonly<Record<string, string>> = {
  'public/favicon.svg': faviconSvg(),
  'src/pictures/mark.svg': logoSvg(),
  'src/pictures/hero.svg': heroIllustration(),
  'src/pictures/cornrows.svg': style('straightBackCornrows'),
  'src/pictures/braids.svg': style('bobWithBeads'),
  'src/pictures/prep.svg': style('washDetanglePrep'),
  'src/pictures/crown.svg': style('braidedCrown'),
};
