import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { AccordionProps } from './Accordion.types.ts';
import * as css from './Accordion.css.ts';

export type { AccordionItem, AccordionProps } from './Accordion.types.ts';

/**
 * Questions of which one is open at a time. The browser's own disclosure does the work, so that find-in-page opens the right
 * answer and it works before any script has run.
 */
export function Accordion({ items, headingLevel = 2, onToggle }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} className={css.item}>
          <details
            name={name}
            open={item.isOpen}
            onToggle={(event) => {
              const list = event.currentTarget.closest('ul');
              const open = list?.querySelector<HTMLElement>('details[open]');
              onToggle?.(open?.dataset['key']);
            }}
            data-key={item.key}
          >
            <summary className={css.summary}>
              <Heading className={css.heading}>{item.heading}</Heading>
              <span className={css.icon}>
                <Icon name="chevronDown" tone="link" />
              </span>
            </summary>
            <div className={css.content}>{item.content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
