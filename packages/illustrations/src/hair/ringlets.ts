import type { Tones } from '../primitives/colors.ts';
import { itemAt, lerp, repeat, type Point } from '../primitives/numbers.ts';
import { ribbonOn, type Ribbon } from '../primitives/ribbon.ts';
import { toPathData, filledPath, polygon, strokedPath, type Command } from '../primitives/svg.ts';

/** Hair between two edges that run from root to hem, given by as many points each. */
interface RingletPanel {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly tones: Tones;
  readonly random: () => number;
}

/** Half a turn of a ringlet, along it. */
const TURN = 21;

interface Ringlet {
  readonly ribbon: Ribbon;
  /** Where its turns begin, so that no two neighbours swing together. */
  readonly offset: number;
  readonly side: 1 | -1;
}

const halfTurns = ({ ribbon, offset, side }: Ringlet, reach: number): (readonly [Point, Point, Point])[] =>
  repeat(Math.floor((ribbon.length - offset) / TURN), (i) => {
    const across = side * (i % 2 ? -1 : 1) * reach * Math.min(1, 0.45 + i * 0.2);
    const s = offset + i * TURN;
    return [ribbon.at(s, 0), ribbon.at(s + TURN / 2, across), ribbon.at(s + TURN, 0)];
  });

/** Curls that hang in spirals. */
export function ringlets({ from, to, tones, random }: RingletPanel): string {
  const line = (u: number): Point[] =>
    from.map((p, i): Point => {
      const q = itemAt(to, i);
      return [lerp(p[0], q[0], u), lerp(p[1], q[1], u)];
    });
  const row = (count: number): Ringlet[] =>
    repeat(count, (i) => {
      const points = line((i + 0.5) / count);
      const [x, y] = itemAt(points, -1);
      const ribbon = ribbonOn([...points.slice(0, -1), [x, y - 16 + random() * 26]], () => 32);
      return { ribbon, offset: random() * TURN, side: i % 2 ? 1 : -1 };
    });
  const whole = (curls: readonly Ringlet[], reach: number): string =>
    toPathData(
      curls.flatMap((curl) => [
        ['M', curl.ribbon.at(0, 0)] satisfies Command,
        ...halfTurns(curl, reach).flatMap(([start, over, end]): Command[] => [
          ['L', start],
          ['Q', over, end],
        ]),
      ]),
    );
  const shine = (curls: readonly Ringlet[]): string =>
    toPathData(
      curls.flatMap((curl) =>
        halfTurns(curl, 1.5)
          .filter((_, i) => i % 2 === (curl.side === 1 ? 0 : 1))
          .flatMap(([start, over, end]): Command[] => [
            ['M', start],
            ['Q', over, end],
          ]),
      ),
    );
  const mass = polygon([...line(0.03).slice(0, -1), ...line(0.97).slice(0, -1).toReversed()]);
  const [behind, front] = [row(8), row(7)];
  return (
    filledPath(mass, tones.base) +
    strokedPath(whole(behind, 2), tones.base, 26) +
    strokedPath(whole(front, 1.9), tones.dark, 23) +
    strokedPath(whole(front, 1.9), tones.base, 17) +
    strokedPath(shine(behind), tones.dark, 4) +
    strokedPath(shine(front), tones.light, 4, 0.8)
  );
}
