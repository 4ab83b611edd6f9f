import type { Account, Notifications } from '@plaitful/api-client/contract';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { notificationsCard as labels } from '@plaitful/messages/en-CA/settings';
import { $api } from '../../../lib/api/client.ts';
import { useApiProblem } from '../../../lib/forms/useForm.ts';
import { useAccountUpdate } from '../../../lib/session/account.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';

const kinds = ['texts', 'reminder48h', 'reminder3h'] as const;

/** Requests are sent one after another; each contains all earlier changes, so the last one counts. */
function useNotifications(account: Account) {
  const updateAccount = useAccountUpdate();
  const saving = $api.useMutation('put', '/api/account/notifications', {
    scope: { id: 'notifications' },
    onSuccess: updateAccount,
  });
  // Pending values are shown as if they were saved; after a failure, the stored ones are shown again.
  const shown = saving.isPending ? saving.variables.body : account.notifications;
  return {
    shown,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    problem: useApiProblem(saving.error),
    set: (change: Partial<Notifications>) => saving.mutate({ body: { ...shown, ...change } }),
  };
}

export function NotificationsCard({ account }: { account: Account }) {
  const { shown, isSaving, isSaved, problem, set } = useNotifications(account);
  const { textMessages } = useBusiness();
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <Stack gap={0}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={labels[kind].label}
            isChecked={shown[kind]}
            onChange={({ target }) => set({ [kind]: target.checked })}
            {...(kind === 'texts' && !textMessages && { disabledReason: labels.texts.off })}
          >
            {labels[kind].text}
          </Checkbox>
        ))}
        <div role="status">
          {isSaving || isSaved ? (
            <Text element="span" size="sm" tone="muted">
              {isSaving ? labels.saving : labels.saved}
            </Text>
          ) : null}
        </div>
      </Stack>
      <FormSubmitError title={labels.failed} problem={problem} />
    </SettingsCard>
  );
}
