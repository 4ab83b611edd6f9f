import type { Chart, DiagramTransition, ChartState } from '@plaitful/flows/diagrams';
import { listWaitingStates } from '@plaitful/flows/diagrams/markdown';
import { type ReactNode, useRef } from 'react';
import * as css from './FlowChart.css.ts';
import { TransitionArcs } from './TransitionArcs.tsx';
import { transitionsFrom } from './transitions.ts';

interface FlowChartProps {
  /** The machine's chart, generated from its definition. */
  chart: Chart;
  /** The state that the machine is in. */
  current: string;
  /** Called with the state that was chosen, in the chart or by a transition that leads to it. */
  onChoose: (state: string) => void;
}

interface TransitionTextProps {
  on: ReactNode;
  guard: string | undefined;
  to: string;
}

function TransitionText({ on, guard, to }: TransitionTextProps) {
  return (
    <>
      {on} {guard !== undefined && <span className={css.guard}>if {guard}</span>}{' '}
      <span className={css.target}>→ {to}</span>
    </>
  );
}

/** The transitions of a state that is not the current one. */
function TransitionList({ arrows }: { arrows: readonly DiagramTransition[] }) {
  if (arrows.length === 0) return null;
  return (
    <ul className={css.transitionList}>
      {arrows.map(({ on, guard, to }, index) => (
        <li key={index}>
          <TransitionText on={on || 'at once'} guard={guard} to={to ?? 'the start'} />
        </li>
      ))}
    </ul>
  );
}

function TransitionButtons({ chart, current, onChoose }: FlowChartProps) {
  const transitions = transitionsFrom(chart, current);
  if (transitions.length === 0) return <p className={css.note}>The flow has ended here.</p>;
  return (
    <ul className={css.transitions}>
      {transitions.map(({ on, guard, to }, index) => (
        <li key={index}>
          <button type="button" className={css.transition} data-target={to} onClick={() => onChoose(to)}>
            <TransitionText on={<span className={css.event}>{on}</span>} guard={guard} to={to} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type StateProps = FlowChartProps & { state: ChartState };

/** The transitions that leave a state, or the whole machine. */
const leaving = ({ arrows }: Chart, state: string | undefined): DiagramTransition[] =>
  arrows.filter(({ from, to }) => from === state && to !== state);

/** A state without substates. */
function StateBox({ state: { path, name, isFinal }, ...props }: StateProps) {
  const { chart, current, onChoose } = props;
  const isTransient = !listWaitingStates(chart).some((resting) => resting.path === path);
  if (isTransient) {
    return (
      <div className={css.transient}>
        <p className={css.transientName} data-state={path}>
          {name} <span className={css.note}>left at once</span>
        </p>
        <TransitionList arrows={leaving(chart, path)} />
      </div>
    );
  }
  const isCurrent = path === current;
  return (
    <div className={isCurrent ? css.currentBox : css.box}>
      <button
        type="button"
        className={css.name}
        data-state={path}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onChoose(path)}
      >
        {name}
        {isFinal && <span className={css.note}>end</span>}
      </button>
      {isCurrent ? <TransitionButtons {...props} /> : <TransitionList arrows={leaving(chart, path)} />}
    </div>
  );
}

function StateList({ parent, ...props }: FlowChartProps & { parent?: string }) {
  const { chart } = props;
  return (
    <ol className={css.list}>
      {chart.states
        .filter((state) => state.parent === parent)
        .map((state) => (
          <li key={state.path}>
            {state.hasStates ? (
              <section className={css.group} aria-label={state.path}>
                <h2 className={css.groupName}>{state.name}</h2>
                <TransitionList arrows={leaving(chart, state.path)} />
                <StateList parent={state.path} {...props} />
              </section>
            ) : (
              <StateBox state={state} {...props} />
            )}
          </li>
        ))}
    </ol>
  );
}

/**
 * A machine drawn from its definition: states as nested boxes, each with its transitions. The current state
 * is marked, and its transitions are buttons.
 */
export function FlowChart(props: FlowChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const fromAnyState = leaving(props.chart, undefined);
  return (
    <div ref={element} className={css.chart}>
      <TransitionArcs key={props.current} chart={element} />
      <StateList {...props} />
      {fromAnyState.length > 0 && (
        <section className={css.fromAnyState}>
          <h2 className={css.groupName}>From any state</h2>
          <TransitionList arrows={fromAnyState} />
        </section>
      )}
    </div>
  );
}
