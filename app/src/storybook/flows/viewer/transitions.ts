import type { Chart } from '@plaitful/flows/diagrams';

/** A transition to another state. */
export interface Transition {
  /** The name of the event; `at once` for a transition without one. */
  on: string;
  guard: string | undefined;
  /** The innermost state that it enters. */
  to: string;
}

/** The innermost state that a machine enters with this one, or at its start. */
function initialState(chart: Chart, path: string | undefined): string | undefined {
  const initial = chart.states.find(({ parent, isInitial }) => parent === path && isInitial);
  return initial ? initialState(chart, initial.path) : path;
}

/** The state and those around it, the innermost first; `undefined` is the machine itself. */
const withAncestors = ({ states }: Chart, path: string): (string | undefined)[] =>
  [
    undefined,
    ...states.map((state) => state.path).filter((outer) => `${path}.`.startsWith(`${outer}.`)),
  ].toReversed();

/** The transitions that a machine in this state can take: those of the state, then those of the states around it. */
export function transitionsFrom(chart: Chart, state: string): Transition[] {
  if (chart.states.some(({ path, isFinal }) => path === state && isFinal)) return [];
  const handled = new Set<string>();
  return withAncestors(chart, state).flatMap((from) => {
    const own = chart.arrows.filter((arrow) => arrow.from === from && !handled.has(arrow.on));
    // An event that a state handles without a guard never reaches the states around it.
    for (const { on, guard } of own) if (guard === undefined) handled.add(on);
    return own.flatMap(({ on, guard, to: target }) => {
      const to = target === from ? undefined : initialState(chart, target);
      return to === undefined || to === state ? [] : [{ on: on || 'at once', guard, to }];
    });
  });
}
