import type { Chart, ChartArrow, ChartState } from '@plaitful/flows/drawing';

/** One way out of a state, to one state that the machine rests in. */
export interface Way {
  /** What leads along it, in the machine's words; `at once` where nothing has to happen. */
  on: string;
  /** What must hold, also in the states passed on the way. */
  guards: readonly string[];
  /** The states passed at once on the way. */
  by: readonly string[];
  /** Where the machine rests then. */
  to: string;
}

/** Where states come to rest, and by what. */
type Rest = Pick<Way, 'guards' | 'by' | 'to'>;

const stateAt = ({ states }: Chart, path: string): ChartState | undefined =>
  states.find((state) => state.path === path);

const childrenOf = ({ states }: Chart, path: string | undefined): ChartState[] =>
  states.filter(({ parent }) => parent === path);

const atOnceFrom = ({ arrows }: Chart, path: string): ChartArrow[] =>
  arrows.filter(({ from, on }) => from === path && on === '');

/** The state and those around it, the innermost first; `undefined` is the machine itself. */
function around(chart: Chart, path: string): (string | undefined)[] {
  const parent = stateAt(chart, path)?.parent;
  return [path, ...(parent === undefined ? [undefined] : around(chart, parent))];
}

/** Whether the machine leaves this state whatever holds. */
const isPassed = (chart: Chart, path: string): boolean =>
  atOnceFrom(chart, path).some(({ guard }) => guard === undefined);

/** Where the machine can come to rest once it enters a state: itself, or what lies in it or behind it. */
function restsAfter(chart: Chart, path: string | undefined, passed: readonly string[] = []): Rest[] {
  const initial = childrenOf(chart, path).find(({ isInitial }) => isInitial);
  if (initial) return restsAfter(chart, initial.path, passed);
  if (path === undefined || passed.includes(path)) return [];
  const onward = atOnceFrom(chart, path).flatMap(({ to, guard }) =>
    restsAfter(chart, to, [...passed, path]).map((rest) => ({
      ...rest,
      guards: [...(guard === undefined ? [] : [guard]), ...rest.guards],
      by: [path, ...rest.by],
    })),
  );
  return isPassed(chart, path) ? onward : [...onward, { guards: [], by: [], to: path }];
}

/** Each goal once: by the way that passes the fewest states. */
function shortest(ways: readonly Way[]): Way[] {
  const byGoal = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.on} ${way.to}`;
    const known = byGoal.get(key);
    if (!known || way.by.length < known.by.length) byGoal.set(key, way);
  }
  return [...byGoal.values()];
}

const contradicts = ({ guards }: Way): boolean => guards.some((guard) => guards.includes(`not ${guard}`));

/** The ways of one arrow from where the machine rests; none when it stays there. */
const waysOf = (chart: Chart, arrow: ChartArrow, at: string): Way[] =>
  arrow.from === arrow.to
    ? []
    : restsAfter(chart, arrow.to)
        .filter(({ to }) => to !== at)
        .map((rest) => ({
          ...rest,
          on: arrow.on || 'at once',
          guards: [...(arrow.guard === undefined ? [] : [arrow.guard]), ...rest.guards],
        }));

/** Every way that a machine in this state can take now: its own, then those of the states around it. */
export function waysFrom(chart: Chart, at: string): Way[] {
  if (stateAt(chart, at)?.isFinal) return [];
  const answered = new Set<string>();
  const ways = around(chart, at).flatMap((from) => {
    const heard = chart.arrows.filter((arrow) => arrow.from === from && !answered.has(arrow.on));
    // What a state answers whatever holds never comes to the states around it.
    for (const { on, guard } of heard) if (guard === undefined) answered.add(on);
    return heard.flatMap((arrow) => waysOf(chart, arrow, at));
  });
  return shortest(ways.filter((way) => !contradicts(way)));
}

/** A state as the drawing shows it, with what lies in it. */
export interface Box {
  path: string;
  name: string;
  /** Left at once, so that no screen shows it. */
  isPassed: boolean;
  isFinal: boolean;
  /** What leads out of it, as it is written in the machine; of the states around it too only in {@link waysFrom}. */
  arrows: readonly ChartArrow[];
  boxes: readonly Box[];
}

/** The states of a machine in one another, each with the arrows that leave it; what only stays is left out. */
export const boxesOf = (chart: Chart, parent?: string): Box[] =>
  childrenOf(chart, parent).map(({ path, name, isFinal }) => ({
    path,
    name,
    isFinal,
    isPassed: isPassed(chart, path),
    arrows: chart.arrows.filter(({ from, to }) => from === path && to !== path),
    boxes: boxesOf(chart, path),
  }));
