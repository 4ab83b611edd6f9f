import type { ComponentType, ReactNode } from 'react';
import * as css from './Matrix.css.ts';

/** A pseudo-state that the add-on simulates. */
type PseudoState = 'hover' | 'focus-visible' | 'active';

interface MatrixProps {
  /** The minimum width of a cell in px; there are as many columns as fit. @default 220 */
  cellWidth?: number;
  children: ReactNode;
}

/** A component in all its states: for design reviews and visual tests. */
export function VariantMatrix({ cellWidth = 220, children }: MatrixProps) {
  return (
    <div
      className={css.matrix}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cellWidth}px), 1fr))` }}
    >
      {children}
    </div>
  );
}

interface CellLook {
  /** Simulates this pseudo-state on everything inside. */
  as?: PseudoState | undefined;
  /** Its width in px, for narrow containers. */
  width?: number | undefined;
  /** Text direction right to left. */
  isRightToLeft?: boolean | undefined;
}

interface CellProps extends CellLook {
  /** The state, in one or two words. */
  name: string;
  children: ReactNode;
}

/** A state in a {@link Matrix}. */
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
  /** Props of all cells; a state may override them. */
  args: NoInfer<Props>;
  /** Props of each state, by its name. */
  states: Readonly<Record<string, CellLook & Partial<NoInfer<Props>>>>;
}

/** States of a component in a {@link Matrix}, one cell each. */
export function Cells<Props extends object>({ component: Component, args, states }: CellsProps<Props>) {
  return Object.entries(states).map(([name, { as, width, isRightToLeft, ...own }]) => (
    <Cell key={name} name={name} {...{ as, width, isRightToLeft }}>
      <Component {...args} {...(own as Partial<Props>)} />
    </Cell>
  ));
}
