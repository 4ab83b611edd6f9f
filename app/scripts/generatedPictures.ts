import { faviconSvg, logoSvg } from '@plaitful/illustrations/brand';
import {
  bonnetIllustration,
  hairCardIllustration,
  hairCardLengths,
  hairCardTextures,
} from '@plaitful/illustrations/hair-card';
import { heroIllustration } from '@plaitful/illustrations/hero';
import { styleIllustration, type StyleKey } from '@plaitful/illustrations/style';

const style = (key: StyleKey): string => styleIllustration({ style: key, ground: 'none' });

const hairCards = Object.fromEntries(
  hairCardTextures.flatMap((texture) =>
    hairCardLengths.map((length) => [
      `src/lib/images/hair/${texture}-${length}.svg`,
      hairCardIllustration(texture, length),
    ]),
  ),
);

/** Every picture of the app's own, by its file; pictures of styles come from the server instead. */
export const generatedPictures: Readonly<Record<string, string>> = {
  'public/favicon.svg': faviconSvg(),
  'src/lib/images/mark.svg': logoSvg(),
  'src/lib/images/hero.svg': heroIllustration(),
  'src/lib/images/cornrows.svg': style('straightBackCornrows'),
  'src/lib/images/braids.svg': style('bobWithBeads'),
  'src/lib/images/prep.svg': style('washDetanglePrep'),
  'src/lib/images/crown.svg': style('braidedCrown'),
  'src/lib/images/hair/bonnet.svg': bonnetIllustration(),
  ...hairCards,
};
