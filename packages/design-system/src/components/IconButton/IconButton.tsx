import type { Ref } from 'react';
import { warning } from '../../private/warning.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its sign. */
  icon: IconName;
  /** What it does: spoken, and shown as a tip under the pointer. A sign alone is not a name. */
  label: string;
  /** Called when it is pressed, unless `isDisabled`. */
  onClick: () => void;
  /**
   * `link` for most, `danger` for what takes something away, `inherit` on a ground of its own.
   * @default 'link'
   */
  tone?: 'link' | 'danger' | 'inherit';
  /**
   * 44 or 48 px.
   * @default 'lg'
   */
  size?: 'md' | 'lg';
  /**
   * Drawn with an edge.
   * @default false
   */
  isOutlined?: boolean;
  /**
   * Cannot be used now; it keeps the focus.
   * @default false
   */
  isDisabled?: boolean;
  /** Whether what it opens is open. Opens nothing when left out. */
  isExpanded?: boolean;
  /** Pressed in, for one that switches. Not such a button when left out. */
  isPressed?: boolean;
  /** The id of what it opens or governs. */
  controls?: string;
  /** The id of the sentence that explains it. */
  describedBy?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only a sign. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, onClick, tone, size, isOutlined, isDisabled = false, ref } = props;
  warning(!label.trim(), 'IconButton', '`label` is empty: write what the button does, a sign has no name.');
  return (
    <button
      ref={ref}
      id={props.id}
      type="button"
      className={iconButton({ tone, size, isOutlined })}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={props.isExpanded}
      aria-pressed={props.isPressed}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
    >
      <Icon name={icon} />
    </button>
  );
}
