import type { Child } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { photoConsent as labels } from '@plaitful/messages/en-CA/profile';
import { formatInstantDate } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { childrenPath } from '../../../features/children/useChildren.ts';
import { usePhotoWording } from '../../../features/children/usePhotoWording.ts';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { ContactText } from '../../../shell/ContactText.tsx';
import { PhotoHistory } from './PhotoHistory.tsx';
import * as css from './profile.css.ts';

const getState = ({ photoConsent }: Child): { text: string; tone: BadgeTone } => {
  if (photoConsent === null) return { text: labels.state.open, tone: 'neutral' };
  return photoConsent ? { text: labels.state.yes, tone: 'paid' } : { text: labels.state.no, tone: 'neutral' };
};

export function PhotoConsentSection({ child }: { child: Child }) {
  const { photoConsent } = child;
  const { photoConsent: setting } = useBusiness();
  const [isAsking, setAsking] = useState(false);
  const { set, isPending, failed, reset } = useSetConsent(child);
  const close = () => {
    reset();
    setAsking(false);
  };
  return (
    <section className={css.section}>
      <Heading level={4} size="lg">
        {labels.title}
      </Heading>
      <Answer child={child} />
      {photoConsent === null ? <Text size="sm">{labels.openText}</Text> : null}
      {photoConsent !== true && setting === 'required' ? <Text size="sm">{labels.required}</Text> : null}
      {photoConsent === true ? null : (
        <Inline gap={2}>
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {labels.agree}
          </Button>
          {photoConsent === null ? (
            <Button
              variant="text"
              size="sm"
              isBusy={isPending && !isAsking}
              busyLabel={labels.agreeing.confirming}
              onClick={() => set(false)}
            >
              {labels.refuse}
            </Button>
          ) : null}
        </Inline>
      )}
      {failed !== undefined && !isAsking ? (
        <Banner tone="critical" isLive>
          {failed}
        </Banner>
      ) : null}
      <div className={css.photoActions}>
        {photoConsent === true ? (
          <Button variant="text" size="sm" isFlush onClick={() => setAsking(true)}>
            {labels.withdraw}
          </Button>
        ) : null}
        <PhotoHistory child={child} />
      </div>
      <ConsentDialog
        child={child}
        isOpen={isAsking}
        isBusy={isPending}
        error={failed}
        onConfirm={() => set(photoConsent !== true, close)}
        onClose={close}
      />
    </section>
  );
}

function Answer({ child }: { child: Child }) {
  const { timeZone } = useBusiness();
  const { text, tone } = getState(child);
  const { photoConsentAt: at } = child;
  return (
    <Inline gap={2}>
      <Badge tone={tone}>{text}</Badge>
      {at === null ? null : (
        <Text element="span" size="sm" tone="muted">
          {labels.since({ date: formatInstantDate(at, timeZone) })}
        </Text>
      )}
    </Inline>
  );
}

function useSetConsent(child: Child) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = $api.useMutation(
    'put',
    '/api/account/children/{childId}/photo-consent',
  );
  const { queryKey } = $api.queryOptions('get', childrenPath, {});
  const params = { path: { childId: child.childId } };
  const history = $api.queryOptions('get', '/api/account/children/{childId}/photo-consent', { params });
  const set = (isGiven: boolean, onDone?: () => void): void =>
    mutate(
      { params, body: { isGiven } },
      {
        onSuccess: (stored) => {
          cache.setQueryData<Child[]>(queryKey, (saved) =>
            saved?.map((other) => (other.childId === stored.childId ? stored : other)),
          );
          void cache.invalidateQueries({ queryKey: history.queryKey });
          void refreshBookings(cache);
          toast.success(child.photoConsent === true ? labels.withdrawing.done : labels.agreeing.done);
          onDone?.();
        },
        onError: () => void cache.invalidateQueries({ queryKey }),
      },
    );
  const problem = error === null ? undefined : parseProblem(error);
  const failed = problem && (problem.kind === 'refused' ? problem.message : labels.failed);
  return { set, isPending, failed, reset };
}

interface ConsentDialogProps {
  child: Child;
  isOpen: boolean;
  isBusy: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

function ConsentDialog({ child, ...dialog }: ConsentDialogProps) {
  const wording = usePhotoWording();
  const isRequired = useBusiness().photoConsent === 'required';
  const isWithdrawing = child.photoConsent === true;
  const { title, ...buttons } = isWithdrawing ? labels.withdrawing : labels.agreeing;
  return (
    <ConfirmDialog
      {...dialog}
      title={title({ childName: child.name })}
      words={buttons}
      closeLabel={action.close}
      tone={isWithdrawing ? 'danger' : 'default'}
    >
      {isWithdrawing ? (
        <>
          <p>{labels.withdrawing.text}</p>
          <p>{labels.withdrawing.bookings}</p>
          {isRequired ? <Banner tone="waiting">{labels.withdrawing.required}</Banner> : null}
        </>
      ) : (
        <p>
          <ContactText text={wording} />
        </p>
      )}
    </ConfirmDialog>
  );
}
