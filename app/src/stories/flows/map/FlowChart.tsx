import type { Chart, ChartArrow } from '@plaitful/flows/drawing';
import { useRef } from 'react';
import { Arcs } from './Arcs.tsx';
import * as css from './FlowChart.css.ts';
import { boxesOf, waysFrom, type Box, type Way } from './ways.ts';

interface FlowChartProps {
  /** The machine, as it was read from its definition. */
  chart: Chart;
  /** The state that the machine is in. */
  current: string;
  /** Called with the state that was chosen, in the drawing or by a way that leads to it. */
  onChoose: (state: string) => void;
}

interface BoxProps extends Omit<FlowChartProps, 'chart'> {
  box: Box;
  ways: readonly Way[];
}

function Condition({ guards }: { guards: readonly string[] }) {
  if (guards.length === 0) return null;
  return (
    <>
      {' '}
      <span className={css.condition}>if {guards.join(' and ')}</span>
    </>
  );
}

/** A way as it is written in the machine, which cannot be taken from here. */
function InertArrow({ arrow: { on, guard, to } }: { arrow: ChartArrow }) {
  return (
    <li>
      {on || 'at once'}
      <Condition guards={guard === undefined ? [] : [guard]} />{' '}
      <span className={css.goal}>→ {to ?? 'the start'}</span>
    </li>
  );
}

function InertArrows({ arrows }: { arrows: readonly ChartArrow[] }) {
  if (arrows.length === 0) return null;
  return (
    <ul className={css.inert}>
      {arrows.map((arrow, index) => (
        <InertArrow key={index} arrow={arrow} />
      ))}
    </ul>
  );
}

function Ways({ ways, onChoose }: Pick<BoxProps, 'ways' | 'onChoose'>) {
  if (ways.length === 0) return <p className={css.note}>The flow has ended here.</p>;
  return (
    <ul className={css.ways}>
      {ways.map(({ on, guards, by, to }) => (
        <li key={`${on} ${to}`}>
          <button type="button" className={css.way} data-way={to} onClick={() => onChoose(to)}>
            <span className={css.event}>{on}</span>
            <Condition guards={guards} />{' '}
            <span className={css.goal}>
              → {to}
              {by.length > 0 && `, by ${by.join(' and ')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A state without states in it. */
function StateBox({ box: { path, name, isPassed, isFinal, arrows }, current, ways, onChoose }: BoxProps) {
  const isNow = path === current;
  if (isPassed) {
    return (
      <div className={css.passed}>
        <p className={css.passedName} data-state={path}>
          {name} <span className={css.note}>passed at once</span>
        </p>
        <InertArrows arrows={arrows} />
      </div>
    );
  }
  return (
    <div className={isNow ? css.now : css.box}>
      <button
        type="button"
        className={css.name}
        data-state={path}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onChoose(path)}
      >
        {name}
        {isFinal && <span className={css.end}>end</span>}
      </button>
      {isNow ? <Ways ways={ways} onChoose={onChoose} /> : <InertArrows arrows={arrows} />}
    </div>
  );
}

function BoxList({ boxes, ...rest }: Omit<BoxProps, 'box'> & { boxes: readonly Box[] }) {
  return (
    <ol className={css.list}>
      {boxes.map((box) => (
        <li key={box.path}>
          {box.boxes.length === 0 ? (
            <StateBox box={box} {...rest} />
          ) : (
            <section className={css.group} aria-label={box.path}>
              <h2 className={css.groupName} data-state={box.path}>
                {box.name}
              </h2>
              <InertArrows arrows={box.arrows} />
              <BoxList boxes={box.boxes} {...rest} />
            </section>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * A machine drawn from its definition: states as boxes in one another, each with its ways. The state that it is in is
 * marked, and what can happen there are buttons.
 */
export function FlowChart({ chart, current, onChoose }: FlowChartProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const ways = waysFrom(chart, current);
  const fromAnywhere = chart.arrows.filter(({ from, to }) => from === undefined && to !== undefined);
  return (
    <div ref={drawing} className={css.drawing}>
      <Arcs drawing={drawing} chart={chart} current={current} ways={ways} />
      <BoxList boxes={boxesOf(chart)} current={current} ways={ways} onChoose={onChoose} />
      {fromAnywhere.length > 0 && (
        <section className={css.anywhere}>
          <h2 className={css.groupName}>From any state</h2>
          <InertArrows arrows={fromAnywhere} />
        </section>
      )}
    </div>
  );
}
