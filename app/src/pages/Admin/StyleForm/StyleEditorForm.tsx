import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { EditedDates } from '@plaitful/domain/offer-editing';
import { studioMoment } from '@plaitful/domain/studio-time';
import { toast } from '@plaitful/design-system/Toast';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { title } from '@plaitful/messages/en-CA/common';
import { useCallback, useEffect, useId } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { Page } from '../../../shell/Page.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { useField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { ChangedMeanwhile } from '../../../features/admin/changed/ChangedMeanwhile.tsx';
import { Unsaved } from '../../../features/admin/Unsaved.tsx';
import { AboutCard } from './AboutCard.tsx';
import { changedFields } from './changedFields.tsx';
import { DatesCard } from './dates/DatesCard.tsx';
import { noBookings, useStyleBookings, type StyleBookings } from './dates/useStyleBookings.ts';
import { DurationCard } from './DurationCard.tsx';
import { fieldId } from './fieldId.ts';
import { ImageCard } from './ImageCard.tsx';
import { styleFieldNames } from './styleFields.ts';
import { useStyleEditor, type StyleEditor } from './useStyleEditor.ts';
import * as css from './StyleForm.css.ts';

/** The form of a new style. */
export function NewStyleForm() {
  return <StyleEditorForm style={undefined} bookings={noBookings} />;
}

/** The form of a stored style, with what is booked of it. */
export function StoredStyleForm({ style }: { style: Style }) {
  const { timeZone } = useBusiness();
  const { date } = studioMoment(useNow(), timeZone);
  return <StyleEditorForm style={style} bookings={useStyleBookings(style.styleId, date)} />;
}

interface StyleEditorFormProps {
  style: Style | undefined;
  bookings: StyleBookings;
}

/** The form itself (product spec 2, Style add/update form): its title and Submit stay in sight. */
function StyleEditorForm({ style, bookings }: StyleEditorFormProps) {
  const formId = useId();
  const editor = useStyleEditor(style);
  const { form } = editor;
  const errors = useFormState(form, (state) => state.errors);
  const items = ([...styleFieldNames, 'dates', 'image'] as const).flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
  });
  const dates = useField(form, 'dates');
  const changeDates = useCallback((next: EditedDates) => form.change('dates', next), [form]);
  const durationMinutes = useFormState(form, ({ values }) => values.durationMinutes);
  return (
    <Page title={title.admin({ heading: editor.says.title, ...useStudioValues() })} isIndexed={false}>
      <Head formId={formId} editor={editor} />
      <Form
        id={formId}
        onSubmit={editor.submit}
        ariaLabel={editor.says.title}
        summary={{ title: words.errors({ count: items.length }), items }}
      >
        <div key={editor.start} className={css.columns}>
          <div className={css.column}>
            <AboutCard editor={editor} types={useTypes()} />
            <DurationCard editor={editor} />
          </div>
          <div className={css.column}>
            <DatesCard
              id={fieldId('dates')}
              dates={dates.value}
              onChange={changeDates}
              durationMinutes={durationMinutes}
              bookings={bookings}
              error={dates.error}
            />
            <ImageCard editor={editor} />
          </div>
        </div>
      </Form>
      <Changed editor={editor} />
      <Unsaved hasChanges={editor.hasChanges} />
    </Page>
  );
}

/** The kinds of service to choose from; that they could not be loaded is told. */
function useTypes() {
  const query = $api.useQuery('get', '/api/service-type/service/all');
  useEffect(() => {
    if (query.isLoadingError) toast.error(words.service.failed);
  }, [query.isLoadingError]);
  return query.data ?? [];
}

function Head({ formId, editor }: { formId: string; editor: StyleEditor }) {
  const { isSending, isReady, isComplete, says } = editor;
  const whyId = useId();
  return (
    <div className={css.head}>
      <Heading level={1} size="2xl">
        {says.title}
      </Heading>
      <div className={css.actions}>
        <ButtonLink tone="secondary" href={paths.adminStyles.href()}>
          {words.cancel}
        </ButtonLink>
        <Button
          type="submit"
          form={formId}
          isNotReady={isSending || !isReady}
          {...(!isComplete && { describedBy: whyId })}
          onNotReady={() => {
            // Sent all the same, the form shows what is missing and moves there (reading 38a).
            const form = document.getElementById(formId);
            if (!isSending && form instanceof HTMLFormElement) form.requestSubmit();
          }}
        >
          {isSending ? words.submitting : words.submit}
        </Button>
        <VisuallyHidden id={whyId}>{isComplete ? null : words.why}</VisuallyHidden>
        <VisuallyHidden isLive>{isSending ? words.submitting : ''}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Somebody else changed the style meanwhile. */
function Changed({ editor }: { editor: StyleEditor }) {
  const { newest, form } = editor;
  // What is typed is compared only where it is shown.
  const values = useFormState(form, (state) => (newest ? state.values : undefined));
  return (
    <ChangedMeanwhile
      isOpen={newest !== undefined}
      fields={newest && values ? changedFields(newest, values) : []}
      isSaving={editor.isSending}
      error={editor.changedError}
      onTakeNewest={editor.takeNewest}
      onKeepYours={editor.keepMine}
      onClose={editor.forgetNewest}
    />
  );
}
