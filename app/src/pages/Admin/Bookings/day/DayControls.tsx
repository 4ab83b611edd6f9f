import { Icon } from '@plaitful/design-system/Icon';
import { Inline } from '@plaitful/design-system/Inline';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { Link, useSearchParams } from 'react-router-dom';
import { Segments } from '../../../../features/admin/Segments.tsx';
import { daySearch, type DayAddress } from './dayAddress.ts';
import * as css from './Day.css.ts';

const words = adminDay.views;

interface DayControlsProps extends DayAddress {
  today: LocalDate;
}

/** Today or the week, and previous and next, as links. */
export function DayControls({ view, date, today }: DayControlsProps) {
  const [search] = useSearchParams();
  const step = view === 'week' ? 7 : 1;
  const to = (address: DayAddress) => daySearch(search, address, today);
  return (
    <Inline gap={2}>
      <Segments
        label={words.label}
        segments={[
          {
            key: 'today',
            label: words.today,
            search: to({ view: 'day', date: today }),
            isCurrent: view === 'day' && date === today,
          },
          { key: 'week', label: words.week, search: to({ view: 'week', date }), isCurrent: view === 'week' },
        ]}
      />
      <Arrow
        icon="chevronLeft"
        label={view === 'week' ? words.previousWeek : words.previousDay}
        search={to({ view, date: addDays(date, -step) })}
      />
      <Arrow
        icon="chevronRight"
        label={view === 'week' ? words.nextWeek : words.nextDay}
        search={to({ view, date: addDays(date, step) })}
      />
    </Inline>
  );
}

interface ArrowProps {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  search: string;
}

function Arrow({ icon, label, search }: ArrowProps) {
  return (
    <Link to={{ search }} preventScrollReset className={css.arrow} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
