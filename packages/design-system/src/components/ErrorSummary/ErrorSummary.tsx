'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { focusField } from '../../private/focusField.ts';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import { link } from '../Link/Link.css.ts';
import * as css from './ErrorSummary.css.ts';

/** A field that needs input. */
export interface ErrorSummaryItem {
  /** The id of the field, which the link focuses. */
  fieldId: string;
  /** The field's name or its error. */
  text: string;
}

export interface ErrorSummaryProps {
  /** Title of the list, for example "Still needed". */
  title: string;
  /** Nothing is shown while it is empty. */
  items: readonly ErrorSummaryItem[];
  /** `panel` is shown above a form after a rejected submit, `inline` beside the submit button. @default 'panel' */
  variant?: 'panel' | 'inline';
  /** Its id, for `describedBy` of the button. */
  id?: string;
  /** For focusing the panel after a rejected submit. */
  ref?: Ref<HTMLElement>;
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  warnInDev(
    !field,
    'ErrorSummary',
    `there is no field with the id "${fieldId}". Give the field this \`id\`, so that its link leads there.`,
  );
  if (!field) return;
  event.preventDefault();
  focusField(field);
  field.scrollIntoView({ block: 'center' });
}

/** The fields that need input, each as a link. */
export function ErrorSummary({ title, items, variant = 'panel', id, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (process.env.NODE_ENV !== 'production') warnAboutProps(items);
  if (items.length === 0) return null;
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} tabIndex={-1} className={css.summary({ variant })}>
      <p id={titleId} className={css.title({ variant })}>
        {variant === 'panel' && <Icon name="alert" tone="cancelled" />}
        <span>{title}</span>
      </p>
      <ul className={css.items({ variant })}>
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={`${link()} ${css.item}`}
              onClick={(event) => goTo(event, fieldId)}
            >
              {variant === 'inline' && <Icon name="circle" size="sm" />}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function warnAboutProps(items: ErrorSummaryProps['items']) {
  const duplicate = firstDuplicate(items.map(({ fieldId }) => fieldId));
  warnInDev(
    duplicate !== undefined,
    'ErrorSummary',
    `two items lead to "${duplicate}". Put what is wrong with a field into one sentence.`,
  );
}
