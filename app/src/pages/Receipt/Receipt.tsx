import type { Bill, Booking } from '@plaitful/api-client/contract';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { receiptPage as labels } from '@plaitful/messages/en-CA/receipt';
import { bill as billLabels } from '@plaitful/messages/en-CA/visit';
import { formatInstantDate, formatMoney, formatPercent } from '@plaitful/messages/format';
import { BillTable } from '../../features/visit/BillTable.tsx';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import * as css from './Receipt.css.ts';

/** On the screen and on paper. */
export function Receipt({ booking, bill }: { booking: Booking; bill: Bill }) {
  const { timeZone } = useBusiness();
  const { businessName, address, contactEmail, contactPhone } = useStudioValues();
  const { receiptNumber, finishedAt } = bill;
  return (
    <div className={css.receipt}>
      <Stack gap={4}>
        <div>
          <Text weight="bold" isDisplay>
            {businessName}
          </Text>
          <Text size="sm">{address}</Text>
          <Text size="sm">{contactEmail}</Text>
          <Text size="sm">{contactPhone}</Text>
        </div>
        <Heading level={2} size="xl">
          {labels.number({ receiptNumber })}
        </Heading>
        <DescriptionList
          items={[
            { term: labels.date, description: formatInstantDate(finishedAt, timeZone) },
            { term: labels.parent, description: booking.fullName },
            { term: labels.child, description: booking.childName },
          ]}
        />
        <BillTable bill={bill} />
        <Tax bill={bill} />
      </Stack>
    </div>
  );
}

function Tax({ bill: { tax } }: { bill: Bill }) {
  if (tax === null) return <Text size="sm">{billLabels.noTax}</Text>;
  return (
    <div>
      <Text size="sm">
        {billLabels.tax({ ...tax, rate: formatPercent(tax.rate), amount: formatMoney(tax.amount) })}
      </Text>
      <Text size="sm">{billLabels.taxNumber(tax)}</Text>
    </div>
  );
}
