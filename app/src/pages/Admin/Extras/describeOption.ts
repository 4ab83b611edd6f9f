import type { OptionGroup } from '@plaitful/api-client/contract';
import { joinWithCommas } from '@plaitful/messages/en-CA/adminStyleForm';
import { adminExtras as labels } from '@plaitful/messages/en-CA/adminExtras';
import { formatAdded } from '../../../features/admin/formatAdded.ts';

type Described = Pick<OptionGroup['options'][number], 'price' | 'minutes' | 'isDefault'>;

/** What an option adds, also where that is nothing. */
export const describeAdded = (option: Described): string =>
  option.isDefault ? labels.included : (formatAdded(option) ?? labels.free);

/** So many styles are named; of more their number. */
const mostNamed = 5;

/** @param total the number of all styles, if known */
export function formatUsage({ styles }: Pick<OptionGroup, 'styles'>, total: number | undefined): string {
  if (styles.length === 0) return labels.usage.none;
  if (styles.length === total) return labels.usage.all({ count: total });
  const names = styles.map(({ style }) => style);
  const isLong = names.length > mostNamed + 1;
  const more = labels.usage.more({ count: names.length - mostNamed });
  return labels.usage.some({
    styles: joinWithCommas(isLong ? [...names.slice(0, mostNamed), more] : names),
  });
}

export const formatKind = ({ kind, options }: Pick<OptionGroup, 'kind' | 'options'>): string =>
  kind === 'MANY' && options.length === 1 ? labels.single : labels.kind[kind];
