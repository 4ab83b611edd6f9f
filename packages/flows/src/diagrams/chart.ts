import { not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

export interface ChartState {
  /** Names from the root, joined by dots: `details.failed`. */
  readonly path: string;
  /** The path of the enclosing state; undefined at the top. */
  readonly parent: string | undefined;
  readonly name: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  readonly hasStates: boolean;
}

export interface DiagramTransition {
  /** Undefined for a transition from any state. */
  readonly from: string | undefined;
  /** The same as `from` where the state does not change. */
  readonly to: string | undefined;
  /** An event, a completed effect, a delay, or only a guard. */
  readonly on: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly arrows: readonly DiagramTransition[];
}

const getPath = (node: AnyStateNode): string | undefined =>
  node.path.length === 0 ? undefined : node.path.join('.');

/** A readable name: XState names completed effects and delays by long ids. */
function describeEvent(eventType: string, node: AnyStateNode): string {
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

/** `isSetTo PAID` for a guard or an action with one string parameter. */
function getName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isNamed(value)) return typeof value === 'function' ? parseCombinedGuard(value) : 'unnamed';
  const words = typeof value.params === 'object' ? Object.values(value.params ?? {}) : [];
  return [value.type, ...words.filter((word) => typeof word === 'string')].join(' ');
}

/** Combined guards are recognized by their `check`, since function names do not survive minification. */
const getCheck = (guard: object): unknown => ('check' in guard ? guard.check : undefined);
const kinds = { not: getCheck(not('')), or: getCheck(or([])) };

/** The functions `not`, `and` and `or` contain the guards that they combine. */
function parseCombinedGuard(guard: object): string {
  const kind = getCheck(guard);
  const inner = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(getName) : [];
  return kind === kinds.not ? `not ${inner.join(' ')}` : inner.join(kind === kinds.or ? ' or ' : ' and ');
}

function listTransitions(node: AnyStateNode): DiagramTransition[] {
  const from = getPath(node);
  const toArrows = (on: string, transitions: readonly AnyTransitionDefinition[]): DiagramTransition[] =>
    transitions.flatMap(({ target, guard, actions }) =>
      // An empty transition overrides one of the enclosing state.
      (target ?? [node]).map((to) => ({
        from,
        to: getPath(to),
        on,
        guard: guard === undefined ? undefined : getName(guard),
        actions: actions.map(getName),
      })),
    );
  const byEvent = [...node.transitions].flatMap(([eventType, transitions]) =>
    toArrows(describeEvent(eventType, node), transitions),
  );
  return [...toArrows('', node.always ?? []), ...byEvent];
}

const listNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => listNodes(child)),
];

function toState(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    path: getPath(node) ?? '',
    parent: parent === undefined ? undefined : getPath(parent),
    name: node.key,
    isInitial: parent?.initial.target.includes(node) ?? false,
    isFinal: node.type === 'final',
    hasStates: Object.keys(node.states).length > 0,
  };
}

/** Reads the diagram of a machine from its definition. */
export function toDiagram(machine: AnyStateMachine): Chart {
  const nodes = listNodes(machine.root);
  return {
    id: machine.id,
    states: nodes.slice(1).map(toState),
    arrows: nodes.flatMap(listTransitions),
  };
}
