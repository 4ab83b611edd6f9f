import type { Child, ChildWrite } from '@plaitful/api-client/contract';
import { checkDateOfBirth } from '@plaitful/domain/age';
import { HAIR_CARD_TEXT_MAX_LENGTH, type HairCard } from '@plaitful/domain/hair-card';
import { validatePersonName } from '@plaitful/domain/person-name';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { personName } from '@plaitful/messages/en-CA/fields';
import { childForm as labels } from '@plaitful/messages/en-CA/profile';
import { useQueryClient } from '@tanstack/react-query';
import { childrenPath } from '../../../features/children/useChildren.ts';
import { useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useBusiness } from '../../../shell/business.tsx';

export interface ChildValues extends HairCard {
  name: string;
  dateOfBirth: string;
}

const newChild: ChildValues = {
  name: '',
  dateOfBirth: '',
  texture: null,
  length: null,
  isTenderHeaded: false,
  avoid: '',
  calming: '',
  beadColors: [],
};

const toFormValues = ({ name, dateOfBirth, hairCard }: Child): ChildValues => ({
  name,
  dateOfBirth,
  ...hairCard,
});

const toWrite = ({ name, dateOfBirth, ...hairCard }: ChildValues): ChildWrite => ({
  name: name.trim(),
  dateOfBirth,
  hairCard: { ...hairCard, avoid: hairCard.avoid.trim(), calming: hairCard.calming.trim() },
});

function validate(values: ChildValues, today: string): FieldErrors<ChildValues> {
  const name = validatePersonName(values.name);
  const dateOfBirth = checkDateOfBirth(values.dateOfBirth, today);
  const textError = (text: string): string | undefined => {
    const over = Array.from(text).length - HAIR_CARD_TEXT_MAX_LENGTH;
    return over > 0 ? labels.tooLong({ max: HAIR_CARD_TEXT_MAX_LENGTH, over }) : undefined;
  };
  return {
    name: name && (name === 'required' ? labels.name.error : personName[name]),
    dateOfBirth: dateOfBirth && labels.dateOfBirth.error[dateOfBirth],
    avoid: textError(values.avoid),
    calming: textError(values.calming),
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useChildForm(child: Child | undefined, onSaved: (childId: number) => void) {
  const { timeZone } = useBusiness();
  const cache = useQueryClient();
  const { queryKey } = $api.queryOptions('get', childrenPath, {});
  const update = useUpdateWithConflict({
    send: (body: ChildWrite, match) =>
      child
        ? api.PUT('/api/account/children/{childId}', {
            params: { path: { childId: child.childId }, ...match },
            body,
          })
        : api.POST(childrenPath, { body }),
    readNewest: async () => {
      await cache.invalidateQueries({ queryKey });
      return cache.getQueryData<Child[]>(queryKey)?.find(({ childId }) => childId === child?.childId);
    },
    onStored: ({ childId }: Child) => {
      void cache.invalidateQueries({ queryKey });
      onSaved(childId);
    },
    labels: child ? labels : { done: labels.added, failed: labels.failed },
  });
  const { form, error } = useDialogForm({
    initial: child ? toFormValues(child) : newChild,
    isEqual,
    validate: (values) => validate(values, toStudioTime(new Date(), timeZone).date),
    error: update.error,
    fieldErrors: ({ errors }) =>
      Object.fromEntries(errors.map(({ field, message }) => [field.replace(/^hairCard[./]/, ''), message])),
  });
  return { form, error, update, save: (values: ChildValues) => update.save(toWrite(values), child?.etag) };
}
