import type { ReactNode } from 'react';
import { Plait, type PlaitProps } from '../../components/Plait/Plait.tsx';
import * as css from './Placeholder.css.ts';

export interface PlaceholderText {
  /** What is missing, or what failed. */
  title: string;
  /** An explanation, or what to do. */
  text?: string | undefined;
  /** Heading level of the title; a paragraph when left out. */
  headingLevel?: 1 | 2 | 3;
}

interface PlaceholderProps extends PlaceholderText {
  plaited?: PlaitProps['plaited'];
  action?: ReactNode;
}

const loose: NonNullable<PlaitProps['plaited']> = [];

/** Replaces missing content: a plait that shows the kind of state, text and an action. */
export function Placeholder({ plaited = loose, title, text, action, headingLevel }: PlaceholderProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={css.box}>
      <div className={css.narrow}>
        <Plait size="progress" plaited={plaited} />
      </div>
      <div>
        <Title className={headingLevel ? css.pageTitle : css.title}>{title}</Title>
        {text ? <p className={css.textBlock}>{text}</p> : null}
      </div>
      {action ? <div>{action}</div> : null}
    </div>
  );
}
