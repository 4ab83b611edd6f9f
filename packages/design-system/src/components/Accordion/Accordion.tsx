import { useId, useRef } from 'react';
import { firstTwice } from '../../private/firstTwice.ts';
import { warning } from '../../private/warning.ts';
import type { AccordionItem, AccordionProps } from './Accordion.types.ts';
import { chevronDown } from '../Icon/paths.ts';
import * as css from './Accordion.css.ts';

export type { AccordionItem, AccordionProps } from './Accordion.types.ts';

/**
 * Questions that open under themselves. The browser's own disclosure does the work: answers open before any script has run,
 * printed links and searches of the page open what they find, and the others close by name.
 */
export function Accordion(props: AccordionProps) {
  const { items, hasManyOpen = false, openKeys, headingLevel = 2, onToggle } = props;
  if (process.env.NODE_ENV !== 'production') warnOf(props);
  const name = useId();
  const list = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  function tell() {
    const open = list.current?.querySelectorAll<HTMLElement>(':scope > li > details[open]') ?? [];
    onToggle?.([...open].flatMap(({ dataset }) => dataset['key'] ?? []));
  }
  return (
    <ul ref={list}>
      {items.map((item) => (
        <li key={item.key} className={css.item}>
          <details
            className={css.disclosure}
            name={hasManyOpen ? undefined : name}
            open={openKeys ? openKeys.includes(item.key) : item.isOpen}
            onToggle={tell}
            data-key={item.key}
          >
            <summary className={css.summary}>
              <Heading className={css.heading}>{item.heading}</Heading>
              <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={chevronDown} />
              </svg>
            </summary>
            <div className={css.content}>{item.content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function warnOf({ items, openKeys, hasManyOpen = false }: AccordionProps) {
  const keys = items.map(({ key }) => key);
  const twice = firstTwice(keys);
  warning(twice !== undefined, 'Accordion', `two items have the key "${twice}": give every item its own.`);
  const unknown = openKeys?.find((key) => !keys.includes(key));
  warning(
    unknown !== undefined,
    'Accordion',
    `openKeys has "${unknown}", which is no item: write one of ${keys.join(', ')}.`,
  );
  const isOpen = ({ key, isOpen: atFirst = false }: AccordionItem) => openKeys?.includes(key) ?? atFirst;
  warning(
    !hasManyOpen && items.filter(isOpen).length > 1,
    'Accordion',
    'several items are open though only one can be: open one of them, or say hasManyOpen.',
  );
}
