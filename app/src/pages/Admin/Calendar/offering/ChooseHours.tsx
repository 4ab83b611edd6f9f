import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Select } from '@plaitful/design-system/Select';
import { offering } from '@plaitful/messages/en-CA/adminCalendar';
import { formatHours } from '@plaitful/messages/format';
import { useBusiness } from '../../../../shell/business.tsx';
import { timeOptions } from '../times.ts';
import type { Offer } from './useOffer.ts';
import * as css from './offering.css.ts';

const words = offering.hours;

/** The opening hours of each day, or others that are the same on each. */
export function ChooseHours({ offer: { wish, errors, change } }: { offer: Offer }) {
  const { hours } = useBusiness();
  const first = hours[0];
  const usual = { from: first?.from ?? '10:00', to: first?.to ?? '18:00' };
  return (
    <div className={css.group}>
      <RadioGroup
        legend={words.legend}
        options={[
          { value: 'opening', label: words.opening({ hours: formatHours(hours) }) },
          { value: 'own', label: words.own },
        ]}
        value={wish.hours === null ? 'opening' : 'own'}
        onChange={(way) => change({ hours: way === 'opening' ? null : usual })}
      />
      {wish.hours === null ? null : (
        <div className={css.pair}>
          <Select
            label={words.from}
            options={timeOptions(wish.hours.from)}
            value={wish.hours.from}
            onChange={({ currentTarget }) =>
              change({ hours: { ...(wish.hours ?? usual), from: currentTarget.value } })
            }
          />
          <Select
            label={words.to}
            options={timeOptions(wish.hours.to)}
            value={wish.hours.to}
            error={errors.hours}
            onChange={({ currentTarget }) =>
              change({ hours: { ...(wish.hours ?? usual), to: currentTarget.value } })
            }
          />
        </div>
      )}
    </div>
  );
}
