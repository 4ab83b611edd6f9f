import type { ReactNode } from 'react';
import { Plait, type PlaitProps } from '../../components/Plait/Plait.tsx';
import * as css from './Placeholder.css.ts';

export interface PlaceholderText {
  /** What is missing, or what went wrong. */
  title: string;
  /** What it means, or what to do. */
  text?: string | undefined;
  /** Level of the title; without one it is a line of text. */
  headingLevel?: 1 | 2 | 3;
}

interface PlaceholderProps extends PlaceholderText {
  plaited: NonNullable<PlaitProps['plaited']>;
  action?: ReactNode;
}

/** Stands where content is missing: the plait shows it at a glance, the words say it in full, the action leads on. */
export function Placeholder({ plaited, title, text, action, headingLevel }: PlaceholderProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={css.box}>
      <div className={css.plait}>
        <Plait size="progress" plaited={plaited} />
      </div>
      <Title className={css.title}>{title}</Title>
      {text ? <p className={css.words}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
