import { differenceEuclidean } from 'culori';
import { contrastRatio } from '../tokens/contrast.ts';
import { colorNames, contrastPairs } from '../tokens/contrastPairs.ts';
import { mapLeaves } from '../tokens/token.ts';
import type { ThemeValues } from '../tokens/tokens.ts';
import { formatColor, parseColor } from './turnColors.ts';

type Colors = ThemeValues['color'];

/** Colours by role: `text.onHero.muted`. */
type Roles = Map<string, string>;

interface Demand {
  /** A role, or a fill and its border: then the one with more contrast counts. */
  readonly foregrounds: readonly string[];
  readonly background: string;
  readonly atLeast: number;
}

const step = 0.01;
/** How far a background moves, in lightness, before the colour on it changes between dark and light. */
const shift = 0.1;
/** Each round moves the colours that do not meet their demands; they depend on each other. */
const rounds = 12;

const getColor = (roles: Roles, role: string) => roles.get(role) ?? '';
const getLightness = (roles: Roles, role: string) => parseColor(role, getColor(roles, role)).l;

function getRatio(roles: Roles, { foregrounds, background }: Demand): number {
  return Math.max(
    ...foregrounds.map((role) => contrastRatio(getColor(roles, role), getColor(roles, background))),
  );
}

const isMet = (roles: Roles, demand: Demand) => getRatio(roles, demand) >= demand.atLeast;

/**
 * The colour nearest to a role's in lightness that is accepted.
 * @param direction 1 for lighter, -1 for darker
 * @returns undefined when there is none
 */
function findNearest(
  roles: Roles,
  role: string,
  direction: number,
  most: number,
  isAccepted: () => boolean,
): string | undefined {
  const before = getColor(roles, role);
  const color = parseColor(role, before);
  for (let distance = step; distance < most + step; distance += step) {
    const l = Math.min(1, Math.max(0, color.l + direction * distance));
    const moved = formatColor({ ...color, l });
    roles.set(role, moved);
    const isFound = isAccepted();
    roles.set(role, before);
    if (isFound) return moved;
    if (l === 0 || l === 1) return undefined;
  }
  return undefined;
}

/** Gives a role a colour; that under the pointer stays as far from the one at rest as it was. */
function move(roles: Roles, role: string, color: string, isFree: (role: string) => boolean): void {
  const hover = role.replace(/rest$/, 'hover');
  if (hover !== role && roles.has(hover) && isFree(hover)) {
    const { l, ...rest } = parseColor(hover, getColor(roles, hover));
    const moved = l + parseColor(role, color).l - getLightness(roles, role);
    roles.set(hover, formatColor({ ...rest, l: Math.min(1, Math.max(0, moved)) }));
  }
  roles.set(role, color);
}

/** The least distance, in OKLab, at which a colour under the pointer is told from that at rest. */
const leastHover = 0.04;
const getDistance = differenceEuclidean('oklab');

/** Where both had to move to about the same colour, that under the pointer goes to the other side. */
function separateHover(roles: Roles, demands: readonly Demand[], isFree: (role: string) => boolean): void {
  for (const rest of roles.keys()) {
    const hover = rest.replace(/rest$/, 'hover');
    if (hover === rest || !roles.has(hover) || !isFree(hover)) continue;
    const isSeen = () => getDistance(getColor(roles, rest), getColor(roles, hover)) >= leastHover;
    if (isSeen()) continue;
    const own = demands.filter(
      ({ foregrounds, background }) => background === hover || foregrounds.includes(hover),
    );
    const isBetter = () => isSeen() && own.every((demand) => isMet(roles, demand));
    const color = findNearest(roles, hover, -1, 1, isBetter) ?? findNearest(roles, hover, 1, 1, isBetter);
    if (color !== undefined) roles.set(hover, color);
  }
}

/** The changes of one demand that is not met, in the order in which they are tried. */
function* listChanges(
  roles: Roles,
  demand: Demand,
  demands: readonly Demand[],
  isFree: (role: string) => boolean,
) {
  const { background } = demand;
  const foreground = demand.foregrounds.findLast(isFree);
  const own = demands.filter(({ foregrounds }) => foreground && foregrounds.includes(foreground));
  const meetsOwn = () => own.every((each) => isMet(roles, each));
  const kept = demands.filter(
    (each) => (each.background === background || each.foregrounds.includes(background)) && isMet(roles, each),
  );
  const meetsKept = () => isMet(roles, demand) && kept.every((each) => isMet(roles, each));
  const over = foreground ?? demand.foregrounds[0] ?? '';
  const side = getLightness(roles, over) >= getLightness(roles, background) ? 1 : -1;
  const moveForeground = (direction: number) =>
    foreground && ([foreground, findNearest(roles, foreground, direction, 1, meetsOwn)] as const);
  const moveBackground = (most: number) =>
    isFree(background) && ([background, findNearest(roles, background, -side, most, meetsKept)] as const);
  yield moveForeground(side);
  yield moveBackground(shift);
  yield moveForeground(-side);
  yield moveBackground(1);
}

function listDemands(isHigh: boolean): Demand[] {
  return contrastPairs(colorNames).map(({ foreground, background, atLeast }) => ({
    foregrounds: [foreground].flat(),
    background,
    // In high contrast what WCAG AAA asks of text.
    atLeast: isHigh ? (atLeast === 4.5 ? 7 : 4.5) : atLeast,
  }));
}

const demandsOf = { usual: listDemands(false), high: listDemands(true) };

function describeFailure(roles: Roles, demand: Demand): string {
  const name = (role: string) => `${role} (${getColor(roles, role)})`;
  // Rounded down: what fails must not look as if it passed.
  const ratio = (Math.floor(getRatio(roles, demand) * 100) / 100).toFixed(2);
  return `${demand.foregrounds.map(name).join(' or ')} on ${name(demand.background)} reaches ${ratio}, needs ${demand.atLeast}`;
}

/**
 * Changes the lightness of colours until every pair in use has its contrast: of the foreground, then of the background.
 * @param exact the roles whose colours stay
 * @throws when a pair cannot have it, with its name and ratio
 */
export function meetContrast(
  look: string,
  colors: Colors,
  { isHigh, exact }: { readonly isHigh: boolean; readonly exact: ReadonlySet<string> },
): Colors {
  const demands = demandsOf[isHigh ? 'high' : 'usual'];
  const roles: Roles = new Map();
  mapLeaves(colors, (value, path) => {
    roles.set(path.join('.'), value);
    return value;
  });
  const isFree = (role: string) => !exact.has(role);
  for (let round = 0; round < rounds; round += 1) {
    let hasChanged = false;
    for (const demand of demands) {
      if (isMet(roles, demand)) continue;
      for (const change of listChanges(roles, demand, demands, isFree)) {
        const [role, color] = change || [];
        if (role === undefined || color === undefined) continue;
        move(roles, role, color, isFree);
        hasChanged = true;
        break;
      }
    }
    if (!hasChanged) break;
  }
  separateHover(roles, demands, isFree);
  const failed = demands.filter((demand) => !isMet(roles, demand));
  if (failed.length > 0) {
    const lines = failed.map((demand) => `- ${describeFailure(roles, demand)}`);
    throw new Error(`createTheme: the contrast of ${look} is too low:\n${lines.join('\n')}`);
  }
  return mapLeaves(colors, (_value, path) => getColor(roles, path.join('.')));
}
