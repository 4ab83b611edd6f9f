import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { toDiagram } from '@plaitful/flows/diagrams';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { screenFrameName, type FlowMessage } from '../recordFlow.ts';
import { FlowChart } from './FlowChart.tsx';
import * as css from './FlowViewer.css.ts';
import { getScreen } from './screens.ts';

interface FlowViewerProps {
  /** The heading. */
  name: string;
  machine: AnyStateMachine;
  /** The state that was chosen last. */
  state: string;
  /** Called with each state that is chosen in the chart. */
  onChoose: (state: string) => void;
}

/**
 * The width at which the screens are rendered, in CSS pixels; they are scaled down to the available width.
 */
const screenWidth = 1280;

function useScale(element: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / screenWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scale;
}

interface ScreenProps {
  storyId: string;
  /** The state that the machine is in. */
  state: string;
  /** Whether the story has ended, and the machine is there. */
  isShown: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** The real screen of a state, with its story played up to that state. */
function Screen({ storyId, state, isShown, frame }: ScreenProps) {
  const pane = useRef<HTMLDivElement>(null);
  const scale = useScale(pane);
  return (
    <section className={css.screen} aria-label="Screen">
      <div className={css.bar}>
        <p role="status">
          {isShown ? 'Shows ' : 'Goes to '}
          <b>{state}</b>
        </p>
        <a className={css.storyLink} href={`./?path=/story/${storyId}`} target="_top">
          Open its story
        </a>
      </div>
      <div ref={pane} className={css.screenPane}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this same Storybook */}
        <iframe
          ref={frame}
          name={screenFrameName}
          title={`The screen of ${state}`}
          className={css.frame}
          src={`iframe.html?id=${storyId}&viewMode=story`}
          style={{ width: screenWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

const isFlowMessage = (machine: string, data: unknown): data is FlowMessage =>
  typeof data === 'object' && data !== null && 'machine' in data && data.machine === machine;

interface LiveState {
  /** The state that the story leads to. */
  state: string;
  /** The machine's state when the story had ended. */
  now: string;
}

/** The machine's state as posted by the story in the frame, from its end on. */
function useLiveState(frame: RefObject<HTMLIFrameElement | null>, machine: string, state: string) {
  const [live, setLive] = useState<LiveState>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || !isFlowMessage(machine, data)) return;
      const { now, isThere } = data;
      setLive((before) => (isThere || before?.state === state ? { state, now } : before));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, machine, state]);
  return [live, setLive] as const;
}

/**
 * A machine, drawn from its definition, beside the real screen of its current state. Choosing a state or a
 * transition changes both; actions on the screen change the chart.
 */
export function FlowViewer({ name, machine, state, onChoose }: FlowViewerProps) {
  const chart = useMemo(() => toDiagram(machine), [machine]);
  const chartPane = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [reload, setReload] = useState(0);
  const [live, setLive] = useLiveState(frame, machine.id, state);
  const takesFocus = useRef(false);
  const isShown = live?.state === state;
  const current = isShown ? live.now : state;

  const choose = (next: string) => {
    takesFocus.current = true;
    setLive(undefined);
    if (next === state) setReload(reload + 1);
    onChoose(next);
  };
  useEffect(() => {
    const box = chartPane.current?.querySelector<HTMLElement>(`[data-state="${current}"]`);
    box?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (takesFocus.current) box?.focus({ preventScroll: true });
    // A played story takes the focus into the frame; it comes back once more at the end.
    if (live) takesFocus.current = false;
  }, [current, live]);

  const storyId = getScreen(machine.id, state)?.storyId;
  return (
    <main className={css.page} data-globals-for-frames>
      <header className={css.head}>
        <Heading level={1} size="2xl">
          {name}
        </Heading>
        <Text tone="muted">
          Choose a state, or a transition of the one that is marked: the screen goes there. Use the screen:
          the chart goes along.
        </Text>
      </header>
      <section className={css.chart} aria-label="Drawing" ref={chartPane}>
        <FlowChart chart={chart} current={current} onChoose={choose} />
      </section>
      {storyId !== undefined && (
        <Screen
          key={`${storyId} ${reload}`}
          storyId={storyId}
          state={current}
          isShown={isShown}
          frame={frame}
        />
      )}
    </main>
  );
}
