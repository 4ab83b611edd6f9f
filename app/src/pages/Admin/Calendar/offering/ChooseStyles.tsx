import { Checkbox } from '@plaitful/design-system/Checkbox';
import { offering } from '@plaitful/messages/en-CA/adminCalendar';
import { toggleAll } from './offerModel.ts';
import type { Offer } from './useOffer.ts';
import * as css from './offering.css.ts';

const words = offering.styles;

/** All styles, those of a service, or single ones. */
export function ChooseStyles({ offer: { wish, groups, errors, change } }: { offer: Offer }) {
  const all = groups.flatMap(({ styles }) => styles.map(({ styleId }) => styleId));
  const chosen = wish.styleIds;
  const set = (ids: readonly number[]) => change({ styleIds: toggleAll(chosen, ids) });
  const hasAll = (ids: readonly number[]) => ids.every((id) => chosen.includes(id));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.legend}</legend>
      <Checkbox label={words.all} isChecked={hasAll(all)} error={errors.styles} onChange={() => set(all)} />
      <details className={css.more}>
        <summary className={css.summary}>
          {words.choose}
          <span className={css.count}>{words.chosen({ count: chosen.length, total: all.length })}</span>
        </summary>
        {groups.map((group) => {
          const ids = group.styles.map(({ styleId }) => styleId);
          return (
            <div key={group.serviceId} className={css.service}>
              <Checkbox label={words.service(group)} isChecked={hasAll(ids)} onChange={() => set(ids)} />
              <div className={css.styles}>
                {group.styles.map(({ styleId, style }) => (
                  <Checkbox
                    key={styleId}
                    label={style}
                    isChecked={chosen.includes(styleId)}
                    onChange={() => set([styleId])}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </details>
    </fieldset>
  );
}
