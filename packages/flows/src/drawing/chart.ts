import { not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

/** A state of a machine. */
export interface ChartState {
  /** Its names from the top down, joined by dots: `details.failed`. */
  readonly path: string;
  /** That of the state it lies in; undefined at the top. */
  readonly parent: string | undefined;
  readonly name: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  readonly hasStates: boolean;
}

/** A way from one state to another. */
export interface ChartArrow {
  /** Undefined: from any state. */
  readonly from: string | undefined;
  /** The same as `from` where the state stays. */
  readonly to: string | undefined;
  /** What leads along it: an event, an effect that ended, a delay, or nothing but its guard. */
  readonly on: string;
  /** What must hold, in the machine's words; undefined when nothing must. */
  readonly guard: string | undefined;
  readonly actions: readonly string[];
}

/** A machine as a drawing shows it. */
export interface Chart {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

const pathOf = (node: AnyStateNode): string | undefined =>
  node.path.length === 0 ? undefined : node.path.join('.');

/** The event in the words of a reader: XState names ends of effects and delays by long ids. */
function wordsOf(eventType: string, node: AnyStateNode): string {
  const [, kind, , effect] = /^xstate\.(done|error)\.(actor)\.(.+)$/.exec(eventType) ?? [];
  if (effect !== undefined) return kind === 'done' ? `${effect} done` : `${effect} failed`;
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  return delayed === undefined ? eventType : `after ${String(delayed.delay)}`;
}

interface Named {
  readonly type: string;
  readonly params?: unknown;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `isSetTo PAID` for a guard or an action with one word to go by; what is worked out from the event stays unsaid. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isNamed(value)) return typeof value === 'function' ? readCombined(value) : 'unnamed';
  const words = typeof value.params === 'object' ? Object.values(value.params ?? {}) : [];
  return [value.type, ...words.filter((word) => typeof word === 'string')].join(' ');
}

/** How a combined guard is judged, by which its kind is known; names of functions do not outlast a build. */
const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined);
const kinds = { not: checkOf(not('')), or: checkOf(or([])) };

/** `not`, `and` and `or` are functions that carry the guards they combine. */
function readCombined(guard: object): string {
  const kind = checkOf(guard);
  const inner = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(nameOf) : [];
  return kind === kinds.not ? `not ${inner.join(' ')}` : inner.join(kind === kinds.or ? ' or ' : ' and ');
}

function arrowsOf(node: AnyStateNode): ChartArrow[] {
  const from = pathOf(node);
  const toArrows = (on: string, transitions: readonly AnyTransitionDefinition[]): ChartArrow[] =>
    transitions.flatMap(({ target, guard, actions }) =>
      // An empty transition says that an event of the state around does nothing here.
      (target ?? [node]).map((to) => ({
        from,
        to: pathOf(to),
        on,
        guard: guard === undefined ? undefined : nameOf(guard),
        actions: actions.map(nameOf),
      })),
    );
  const byEvent = [...node.transitions].flatMap(([eventType, transitions]) =>
    toArrows(wordsOf(eventType, node), transitions),
  );
  return [...toArrows('', node.always ?? []), ...byEvent];
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
];

function toState(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    path: pathOf(node) ?? '',
    parent: parent === undefined ? undefined : pathOf(parent),
    name: node.key,
    isInitial: parent?.initial.target.includes(node) ?? false,
    isFinal: node.type === 'final',
    hasStates: Object.keys(node.states).length > 0,
  };
}

/** Reads the drawing of a machine from its definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    states: nodes.slice(1).map(toState),
    arrows: nodes.flatMap(arrowsOf),
  };
}
