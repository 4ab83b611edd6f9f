import type { ReactNode } from 'react';
import { Plait } from '../../components/Plait/Plait.tsx';
import type { PlaitProps } from '../../components/Plait/Plait.tsx';
import * as css from './Instead.css.ts';

/** The words of what stands where something else would be. */
export interface InsteadWords {
  /** What is so. */
  title: string;
  /** What it means, or what to do. */
  text?: string | undefined;
  /** Level of the title; without one it is a line of text. */
  headingLevel?: 1 | 2 | 3;
}

interface InsteadProps extends InsteadWords {
  plaited: NonNullable<PlaitProps['plaited']>;
  action?: ReactNode;
}

/** The plait says it at a glance, the words say it in full, the action leads on. */
export function Instead({ plaited, title, text, action, headingLevel }: InsteadProps) {
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
