import type { ComponentType, ReactNode } from 'react';
import * as css from './Matrix.css.ts';

/** A state whose styles the pseudo-states add-on shows without a pointer or a keyboard. */
type PseudoState = 'hover' | 'focus-visible' | 'active';

interface MatrixProps {
  /** The least width of a cell in px; as many stand beside one another as there is room for. @default 220 */
  cellWidth?: number;
  children: ReactNode;
}

/** A component in all its states at once: what designers review and visual checks compare. */
export function Matrix({ cellWidth = 220, children }: MatrixProps) {
  return (
    <div
      className={css.matrix}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cellWidth}px), 1fr))` }}
    >
      {children}
    </div>
  );
}

/** How a cell shows what is in it. */
interface CellLook {
  /** Shows the styles of this state on everything inside. */
  as?: PseudoState | undefined;
  /** As narrow as this, in px, to see how it copes. */
  width?: number | undefined;
  /** Text from right to left, as in Arabic and Hebrew. */
  isRightToLeft?: boolean | undefined;
}

interface CellProps extends CellLook {
  /** The state, in a word or two. */
  name: string;
  children: ReactNode;
}

/** One state in a {@link Matrix}. */
export function Cell({ name, as, width, isRightToLeft, children }: CellProps) {
  return (
    <div className={css.cell} style={{ width }}>
      <span className={css.caption}>{name}</span>
      <div className={as && `pseudo-${as}-all`} dir={isRightToLeft ? 'rtl' : undefined}>
        {children}
      </div>
    </div>
  );
}

interface CellsProps<Props extends object> {
  component: ComponentType<Props>;
  /** What all of them have; a state may change it. */
  args: NoInfer<Props>;
  /** What each state has of its own, by its name. */
  states: Readonly<Record<string, CellLook & Partial<NoInfer<Props>>>>;
}

/** States of one component in a {@link Matrix}, a cell each. */
export function Cells<Props extends object>({ component: Component, args, states }: CellsProps<Props>) {
  return Object.entries(states).map(([name, { as, width, isRightToLeft, ...own }]) => (
    <Cell key={name} name={name} {...{ as, width, isRightToLeft }}>
      <Component {...args} {...(own as Partial<Props>)} />
    </Cell>
  ));
}
