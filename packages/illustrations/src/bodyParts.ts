import { mixColors, palette } from './primitives/colors.ts';
import { directionAt, type View } from './primitives/head.ts';
import { dots, element, filledPath, strokedPath, numberText } from './primitives/svg.ts';
import type { DrawingContext } from './drawing.ts';

// Drawn by hand to fit the head model: neck, top, face and ears in the three views.
const NECK: Readonly<Record<View, string>> = {
  back: 'M169 230L169 312C169 332 164 342 152 352L200 382L248 352C236 342 231 332 231 312L231 230Z',
  threeQuarter:
    'M173 240C177 270 177 292 175 310C173 332 167 342 159 352L207 382L258 351C250 342 247 330 247 312L250 230Z',
  profile: 'M184 262C192 290 192 310 187 338L186 352L226 380L282 346C274 322 272 296 280 244Z',
};
const NECK_SHADE: Readonly<Record<View, string>> = {
  back: 'M169 258Q200 296 231 258L231 298Q200 314 169 298Z',
  threeQuarter: 'M174 258Q206 296 248 252L246 300Q214 316 177 302Z',
  profile: 'M184 262C200 278 226 284 277 258L275 284C240 304 212 304 190 290Z',
};
const TOP: Readonly<Record<View, string>> = {
  back: 'M46 560C48 436 58 396 98 376C122 365 142 360 154 349Q200 375 246 349C258 360 278 365 302 376C342 396 352 436 354 560Z',
  threeQuarter:
    'M56 560C58 436 68 398 106 378C130 367 150 361 160 350Q206 377 256 349C270 360 288 367 310 378C348 398 356 436 358 560Z',
  profile:
    'M110 560C104 446 116 402 152 378C168 368 176 360 182 347Q228 376 280 341C300 354 322 374 331 414C338 446 340 480 340 560Z',
};
const NECKLINE: Readonly<Record<View, string>> = {
  back: 'M154 349Q200 375 246 349',
  threeQuarter: 'M160 350Q206 377 256 349',
  profile: 'M182 347Q228 376 280 341',
};
const SEAMS: Readonly<Record<View, string>> = {
  back: 'M92 560C92 470 88 440 80 420M308 560C308 470 312 440 320 420',
  threeQuarter: 'M104 560C104 470 100 440 90 422M312 560C312 470 316 440 324 424',
  profile: 'M190 560C180 470 188 426 206 402M296 560C302 470 296 436 282 410',
};
const TOP_SHADE: Readonly<Record<View, string>> = {
  back: 'M302 376C342 396 352 436 354 560L318 560C318 440 316 400 302 376Z',
  threeQuarter: 'M310 378C348 398 356 436 358 560L322 560C322 442 322 402 310 378Z',
  profile: 'M280 341C300 354 322 374 331 414C338 446 340 480 340 560L312 560C318 450 312 390 280 341Z',
};
/** Facing away from the viewer: brow, eye socket, cheek and chin; nose and lips just show behind the cheek. */
const THREE_QUARTER_FACE =
  'M122 132C110 150 104 168 103 183C102.6 191 105 196 107 200C102 210 99 224 101 240C103 252 107 261 110 268C112 274 111 279 114 285C120 295 131 297 142 298C162 302 184 292 198 280L240 260L230 140Z';
const THREE_QUARTER_NOSE =
  'M107 198C104 206 97 215 93.5 222C91.5 227 94 231.5 99 232L106 236ZM107 254C101 257 99 262 102 265C100 268 101 273 106 274L113 276Z';
const PROFILE_FACE =
  'M122 122C106 142 100 166 101 186C101 195 99 201 96 208C92 216 85 222 83 229C82 236 88 240 95 241C92 244 88 248 89 253C90 256 94 258 97 259' +
  'C93 261 91 265 93 270C95 273 99 274 99 276C96 283 101 293 113 298C130 304 156 298 180 280L240 262L240 140Z';

/** Her neck and her top. */
export function drawBody({ head: { view }, skin, top }: DrawingContext): string {
  return (
    filledPath(NECK[view], skin.base) +
    filledPath(NECK_SHADE[view], skin.dark, 0.55) +
    filledPath(TOP[view], top.base) +
    filledPath(TOP_SHADE[view], top.dark, 0.16) +
    strokedPath(NECKLINE[view], mixColors(top.base, palette.white, 0.45), 7) +
    strokedPath(SEAMS[view], top.dark, 2.5, 0.35)
  );
}

const threeQuarterFace = ({ skin, hair }: DrawingContext): string =>
  filledPath(THREE_QUARTER_NOSE, mixColors(skin.base, skin.dark, 0.18)) +
  filledPath(THREE_QUARTER_FACE, skin.base) +
  element('ellipse', { cx: 121, cy: 246, rx: 13, ry: 12, fill: skin.blush, 'fill-opacity': 0.5 }) +
  strokedPath('M115 207Q107 212 99 210M112 211Q106 216 101 216', palette.ink, 2.6) +
  strokedPath('M104 187Q110 184 117 188', hair.base, 3.2, 0.85) +
  filledPath(
    'M142 298C162 302 184 292 198 280L240 260C206 282 168 296 122 291C128 296 135 297 142 298Z',
    skin.dark,
    0.35,
  );

const profileFace = ({ skin, hair }: DrawingContext): string =>
  filledPath(PROFILE_FACE, skin.base) +
  element('ellipse', { cx: 134, cy: 244, rx: 17, ry: 12, fill: skin.blush, 'fill-opacity': 0.5 }) +
  filledPath(
    'M101 186C101 195 99 201 96 208C92 216 85 222 83 229C86 226 97 220 101 208C104 199 104 192 101 186Z',
    skin.light,
    0.6,
  ) +
  strokedPath('M110 211C116 217 126 217 134 211', palette.ink, 3.4) +
  strokedPath('M112 213L105 217M117 215.5L112 221M123 216.5L120 222.5', palette.ink, 2.4) +
  strokedPath('M107 190C113 184 123 183 132 187', hair.base, 4, 0.85) +
  strokedPath('M97 259C102 261 106 260 109 257', skin.dark, 2.8) +
  strokedPath('M95 241C99 241 102 239 103 235', skin.dark, 2.4, 0.8) +
  filledPath('M113 298C130 304 156 298 180 280C160 290 134 296 113 298Z', skin.dark, 0.35);

/** Her skull and, where it is seen, her face. */
export function drawFace(context: DrawingContext): string {
  const { view, skull } = context.head;
  const features = { back: () => '', threeQuarter: threeQuarterFace, profile: profileFace }[view];
  return filledPath(skull(0.985), context.skin.base) + features(context);
}

/** Drawn after rows on the head and before braids that hang. */
export function drawEars({ head, skin, hasEarring }: DrawingContext): string {
  const isBack = head.view === 'back';
  const stretch = { back: 0.62, threeQuarter: 0.92, profile: 1 }[head.view];
  const one = (azimuth: number): string => {
    const [x, y] = head.page(directionAt(azimuth, -15), isBack ? 1.02 : 1);
    const side = isBack && azimuth < 180 ? 1 : -1;
    return element(
      'g',
      {
        transform: `translate(${numberText(x)} ${numberText(y)}) scale(${Math.round(side * stretch * 100) / 100} 1)`,
      },
      filledPath(
        'M-13 14C-17 2 -17 -22 2 -23C18 -23 21 -6 15 5C11 13 9 25 -1 26C-8 26 -11 21 -13 14Z',
        skin.base,
      ) +
        filledPath('M-13 14C-16 4 -16 -14 -6 -20C-9 -8 -8 8 -5 24C-9 24 -11 20 -13 14Z', skin.dark, 0.35) +
        strokedPath('M-3 -13C7 -18 13 -8 8 0C5 5 5 11 1 15', skin.dark, 2.6, 0.7) +
        (hasEarring ? dots([[0, 23]], 3.4, palette.gold) : ''),
    );
  };
  return isBack ? one(96) + one(264) : one(262);
}
