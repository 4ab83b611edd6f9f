import type { Style, StyleOptionGroup } from '@plaitful/api-client/contract';
import { Heading } from '@plaitful/design-system/Heading';
import { parseDuration } from '@plaitful/domain/duration';
import { options as labels } from '@plaitful/messages/en-CA/options';
import type { ReactNode } from 'react';
import { BookNow } from './BookNow.tsx';
import { OptionGroup } from '../options/OptionGroup.tsx';
import { Total } from '../options/Total.tsx';
import { useChosenOptions } from '../options/useChosenOptions.ts';
import * as css from '../options/options.css.ts';

interface StyleOptionsProps {
  style: Style;
  groups: readonly StyleOptionGroup[];
  /** Between the options and the way to book. */
  children: ReactNode;
}

/** What can be chosen for a style, and the way to book it so. Apart, since few pages need it. */
export function StyleOptions({ style, groups: styleGroups, children }: StyleOptionsProps) {
  const { groups, optionIds, choose, estimate } = useChosenOptions(style, styleGroups);
  const { totalCents, minutes, options } = estimate;
  const isLonger = minutes > (parseDuration(style.styleDuration) ?? 0);
  return (
    <>
      <section aria-labelledby="options" className={css.section}>
        <Heading level={2} size="xl" id="options">
          {labels.title}
        </Heading>
        {groups.map((group) => (
          <OptionGroup
            key={group.groupId}
            group={group}
            chosen={options.map(({ optionId }) => optionId)}
            onChoose={(ids) => choose(group, ids)}
          />
        ))}
      </section>
      {children}
      <BookNow
        style={style}
        total={<Total cents={totalCents} minutes={minutes} />}
        optionIds={optionIds}
        {...(isLonger && { minutes })}
      />
    </>
  );
}
