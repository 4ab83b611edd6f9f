import type { Chart, DiagramTransition, ChartState } from './chart.ts';

const getId = (path: string): string => path.replaceAll('.', '_');

const getLabel = ({ on, guard }: DiagramTransition): string =>
  [on, guard === undefined ? '' : `[${guard}]`].filter((part) => part !== '').join(' ');

function drawStates(chart: Chart, parent: string | undefined, indent: string): string[] {
  return chart.states
    .filter((state) => state.parent === parent)
    .flatMap((state) => {
      const id = getId(state.path);
      const entry = state.isInitial ? [`${indent}[*] --> ${id}`] : [];
      const end = state.isFinal ? [`${indent}${id} --> [*]`] : [];
      const name = `${indent}state "${state.name}" as ${id}`;
      if (!state.hasStates) return [...entry, name, ...end];
      return [...entry, `${name} {`, ...drawStates(chart, state.path, `${indent}  `), `${indent}}`, ...end];
    });
}

/** Transitions without a target would clutter the diagram; they are only in the table. */
const isDrawn = ({ from, to }: DiagramTransition): boolean =>
  from !== undefined && to !== undefined && from !== to;

export function toMermaid(chart: Chart): string {
  const arrows = chart.arrows
    .filter(isDrawn)
    .map(
      (arrow) => `  ${getId(arrow.from ?? '')} --> ${getId(arrow.to ?? '')} : ${getLabel(arrow) || 'always'}`,
    );
  return ['stateDiagram-v2', ...drawStates(chart, undefined, '  '), ...arrows].join('\n');
}

const cell = (text: string): string => (text === '' ? '' : `\`${text}\``);

function getRow(arrow: DiagramTransition): string {
  const { from, to, on, guard, actions } = arrow;
  const goal = from === to ? 'stays' : cell(to ?? 'the start');
  const cells = [
    from === undefined ? 'any' : cell(from),
    on === '' ? 'at once' : cell(on),
    cell(guard ?? ''),
    goal,
    actions.map(cell).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const toTable = (chart: Chart): string =>
  ['| state | on | if | goes to | does |', '|---|---|---|---|---|', ...chart.arrows.map(getRow)].join('\n');

/** The states in which the machine can wait, without those that it leaves immediately. */
export function listWaitingStates({ states, arrows }: Chart): ChartState[] {
  const passed = new Set(
    arrows.filter(({ on, guard }) => on === '' && guard === undefined).map(({ from }) => from),
  );
  return states.filter(({ path, hasStates }) => !hasStates && !passed.has(path));
}
