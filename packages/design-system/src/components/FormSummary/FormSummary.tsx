import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { firstDuplicate, warning } from '../../private/warning.ts';
import * as css from './FormSummary.css.ts';

/** One field that still needs something. */
export interface FormSummaryItem {
  /** The id of the field, to which the link moves the focus. */
  fieldId: string;
  /** The field's name, or what is wrong with it. */
  text: string;
}

export interface FormSummaryProps {
  /** What the list is: what is still needed, what must be corrected. */
  title: string;
  /** Nothing is shown while there are none. */
  items: readonly FormSummaryItem[];
  /** `panel` stands over a form after it was refused, `inline` beside its button while it is filled in. @default 'panel' */
  variant?: 'panel' | 'inline';
  /** Its id, for `describedBy` of the button. */
  id?: string;
  /** The panel takes the focus by this when the form was refused. */
  ref?: Ref<HTMLElement>;
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  warning(
    !field,
    'FormSummary',
    `there is no field with the id "${fieldId}". Give the field this \`id\`, so that its link leads there.`,
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** What a form still needs, each a link to its field. */
export function FormSummary({ title, items, variant = 'panel', id, ref }: FormSummaryProps) {
  const titleId = useId();
  if (process.env.NODE_ENV !== 'production') warnAboutProps(items);
  if (items.length === 0) return null;
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} tabIndex={-1} className={css.summary({ variant })}>
      <p id={titleId} className={css.title({ variant })}>
        {variant === 'panel' && <Icon name="alert" tone="cancelled" />}
        {title}
      </p>
      <ul className={css.items({ variant })}>
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={css.item} onClick={(event) => goTo(event, fieldId)}>
              {variant === 'inline' && <Icon name="circle" size="sm" />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function warnAboutProps(items: FormSummaryProps['items']) {
  const duplicate = firstDuplicate(items.map(({ fieldId }) => fieldId));
  warning(
    duplicate !== undefined,
    'FormSummary',
    `two items lead to "${duplicate}". Put what is wrong with a field into one sentence.`,
  );
}
