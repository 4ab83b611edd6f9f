import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Loader } from '@plaitful/design-system/Loader';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { bulkAvailability as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { CancelButton } from '../../../../features/editing/FormDialog.tsx';
import { useApiProblem } from '../../../../lib/forms/useForm.ts';
import { SubmitErrorBanner } from '../../../../shell/errorStates.tsx';
import type { CalendarActions } from '../useCalendarActions.ts';
import { ChooseDates, ChooseHours, ChooseStyles } from './AvailabilityChoices.tsx';
import { AvailabilityPreview } from './AvailabilityPreview.tsx';
import {
  undoAvailability,
  useAddAvailability,
  useAddAvailabilityForm,
  type AddAvailabilityState,
} from './useAddAvailabilityForm.ts';
import * as css from './addAvailability.css.ts';

interface OfferDialogProps {
  /** The days selected when the dialog opens. */
  dates: readonly LocalDate[];
  actions: CalendarActions;
}

/** Adds times to many styles on many days, with a preview of the result. */
export function AddAvailabilityDialog({ dates, actions }: OfferDialogProps) {
  const offer = useAddAvailabilityForm(dates);
  const { preview } = offer;
  const add = useAddAvailability();
  const addable = preview?.isPlaceholderData === false ? (preview.data?.added ?? 0) : 0;
  const submit = () =>
    add.mutate(offer.body, {
      onSuccess: ({ styles, added, changeId, undoUntil }) => {
        // All of it was added since the preview, by somebody else or by the same request whose response was
        // lost.
        if (changeId === null || undoUntil === null) return actions.tellUnchanged(labels.unchanged);
        const count = styles.filter((style) => style.added > 0).length;
        return actions.tell(labels.done({ added, styles: count }), {
          undoUntil,
          undo: () => undoAvailability(changeId),
        });
      },
    });
  return (
    <Dialog
      isOpen
      onClose={actions.dismiss}
      title={labels.title}
      lead={labels.lead}
      closeLabel={action.close}
      size="large"
      sheet="full"
      isBusy={add.isPending}
      footer={
        <>
          <CancelButton isBusy={add.isPending} onClick={actions.dismiss}>
            {labels.cancel}
          </CancelButton>
          <Button
            isDisabled={addable === 0}
            onDisabledClick={() => document.getElementById(resultId)?.focus()}
            describedBy={resultId}
            isBusy={add.isPending}
            busyLabel={labels.submitting}
            onClick={submit}
          >
            {labels.submit({ added: addable })}
          </Button>
        </>
      }
    >
      <Content offer={offer} error={add.error} />
    </Dialog>
  );
}

interface ContentProps {
  offer: AddAvailabilityState;
  /** The error of the last submit. */
  error: unknown;
}

function Content({ offer, error }: ContentProps) {
  const { styles } = offer;
  const problem = useApiProblem(error);
  if (styles.isLoadingError) {
    return (
      <ErrorState
        title={labels.styles.failed}
        retry={{ label: action.tryAgain, onPress: () => void styles.refetch() }}
      />
    );
  }
  if (styles.data === undefined) return <Loader label={labels.styles.loading} />;
  return (
    <div className={css.panes}>
      <div className={css.choices}>
        <ChooseStyles offer={offer} />
        <ChooseDates offer={offer} />
        <ChooseHours offer={offer} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard. */}
      <div role="group" aria-labelledby={`${resultId}-title`} tabIndex={0} className={css.result}>
        {problem === null ? null : <SubmitErrorBanner title={labels.failed} problem={problem} />}
        <AvailabilityPreview offer={offer} id={resultId} />
      </div>
    </div>
  );
}

const resultId = 'offer-result';
