import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { chartOf } from '@plaitful/flows/drawing';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowNews } from '../watch.ts';
import { FlowChart } from './FlowChart.tsx';
import * as css from './FlowMap.css.ts';
import { Screen } from './Screen.tsx';
import { screenOf } from './screens.ts';

interface FlowMapProps {
  /** Its name, above the drawing. */
  name: string;
  machine: AnyStateMachine;
  /** The state to begin with. */
  state: string;
  /** Called with each state that is chosen in the drawing. */
  onChoose: (state: string) => void;
}

function isNews(data: unknown, machine: string): data is FlowNews {
  return typeof data === 'object' && data !== null && 'machine' in data && data.machine === machine;
}

const boxOf = (drawing: HTMLElement | null, state: string) =>
  drawing?.querySelector<HTMLElement>(`[data-state="${state}"]`);

/** What the machine behind the screen tells: where it is, and whether its story has ended. */
function useNews(
  frame: RefObject<HTMLIFrameElement | null>,
  machine: string,
  onNews: (news: FlowNews) => void,
): void {
  const hear = useRef(onNews);
  useEffect(() => {
    hear.current = onNews;
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isNews(data, machine))
        hear.current(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, machine]);
}

/**
 * A flow to look at: its machine, drawn from its definition, beside the real screen of the state that it is in. Choosing
 * a state or a way moves both; what is done on the screen moves the drawing.
 */
export function FlowMap({ name, machine, state, onChoose }: FlowMapProps) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const [asked, setAsked] = useState(state);
  const [chosen, setChosen] = useState(state);
  const [seen, setSeen] = useState<{ now: string; isThere: boolean }>();
  const drawing = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isChosenHere = useRef(false);
  if (asked !== state) {
    setAsked(state);
    setChosen(state);
    setSeen(undefined);
  }
  // Until the story has ended it only leads to the state.
  const current = seen?.isThere ? seen.now : chosen;

  const choose = (next: string) => {
    isChosenHere.current = true;
    setChosen(next);
    setSeen(undefined);
    onChoose(next);
  };
  useNews(frame, machine.id, ({ now, isThere }) => {
    setSeen((before) => ({ now, isThere: isThere || before?.isThere === true }));
    // The story has typed and clicked, and so taken the keyboard along.
    if (isThere && isChosenHere.current) boxOf(drawing.current, current)?.focus({ preventScroll: true });
    if (isThere) isChosenHere.current = false;
  });
  useEffect(() => {
    const { current: scroller } = drawing;
    const box = boxOf(scroller, current);
    if (!scroller || !box) return;
    if (isChosenHere.current) box.focus({ preventScroll: true });
    const top = box.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    if (top < 0 || top > scroller.clientHeight * 0.6) scroller.scrollBy({ top: top - 80 });
  }, [current]);

  const screen = screenOf(machine.id, chosen);
  return (
    <main className={css.page} data-looks-of-frames>
      <header className={css.head}>
        <Heading level={1} size="2xl">
          {name}
        </Heading>
        <Text tone="muted">
          Choose a state, or a way out of the one that is marked: the screen goes there. Use the screen: the
          drawing goes along.
        </Text>
      </header>
      <section className={css.chart} aria-label="Drawing" ref={drawing}>
        <FlowChart chart={chart} current={current} onChoose={choose} />
      </section>
      {screen && (
        <Screen storyId={screen.storyId} state={current} isThere={seen?.isThere === true} frame={frame} />
      )}
    </main>
  );
}
