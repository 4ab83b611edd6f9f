import type { AvailabilityAdd } from '@plaitful/api-client/contract';
import { listHolidays } from '@plaitful/domain/holidays';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClock } from '../../../../features/admin/useClock.ts';
import { unwrapResponse } from '../../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../../lib/api/client.ts';
import { useBusiness } from '../../../../shell/business.tsx';
import {
  toRequestBody,
  endOfNextMonth,
  listChosenHolidays,
  groupStyles,
  validateAddAvailability,
  type AddAvailabilityForm,
} from './addAvailability.ts';

/** The form, and the server's preview of what it would add, updated with each change. */
export function useAddAvailabilityForm(dates: readonly LocalDate[]) {
  const { hours, region } = useBusiness();
  const { moment } = useClock();
  const styles = $api.useQuery('get', '/api/styles/all', {});
  const [form, setForm] = useState<AddAvailabilityForm>(() => ({
    styleIds: [],
    way: dates.length > 0 ? 'picked' : 'weekly',
    weekdays: hours.map(({ weekday }) => weekday),
    from: moment.date,
    until: endOfNextMonth(moment.date),
    picked: dates,
    leavesOutHolidays: true,
    hours: null,
  }));
  // All styles are selected until the owner chooses.
  const [hasChosen, setChosen] = useState(false);
  const all = styles.data?.map(({ styleId }) => styleId) ?? [];
  const whole: AddAvailabilityForm = hasChosen ? form : { ...form, styleIds: all };
  const errors = validateAddAvailability(whole, moment.date);
  const named = useMemo(() => listHolidays(region), [region]);
  const holidays = listChosenHolidays(whole, named);
  const body = toRequestBody(whole, holidays);
  const isComplete = Object.keys(errors).length === 0;
  const preview = useQuery({
    queryKey: ['preview', '/api/availability/preview', body],
    queryFn: () => unwrapResponse(api.POST('/api/availability/preview', { body })),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    form: whole,
    groups: groupStyles(styles.data ?? []),
    styles,
    errors,
    days: body.dates.length,
    holidays: holidays.map((date) => ({ date, name: named.get(date) ?? '' })),
    today: moment.date,
    preview: isComplete ? preview : undefined,
    change: (part: Partial<AddAvailabilityForm>) => {
      if (part.styleIds) setChosen(true);
      setForm({ ...whole, ...part });
    },
    body,
  };
}

export type AddAvailabilityState = ReturnType<typeof useAddAvailabilityForm>;

export const useAddAvailability = () =>
  useMutation({
    mutationFn: (body: AvailabilityAdd) => unwrapResponse(api.POST('/api/availability/add', { body })),
  });

export const undoAvailability = (changeId: number) =>
  unwrapResponse(api.POST('/api/availability/undo/{changeId}', { params: { path: { changeId } } }));
