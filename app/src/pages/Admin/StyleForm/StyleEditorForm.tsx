import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { FileDropZone } from '@plaitful/design-system/FileDropZone';
import { Form } from '@plaitful/design-system/Form';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { parseDuration } from '@plaitful/domain/duration';
import type { AvailabilityDraft } from '@plaitful/domain/availability-editor';
import { generateSlotTimes } from '@plaitful/domain/slots';
import { joinWithCommas, styleForm as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { title } from '@plaitful/messages/en-CA/common';
import { formatTime } from '@plaitful/messages/format';
import { useCallback, useEffect, useId } from 'react';
import * as css from './StyleForm.css.ts';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '@plaitful/api-client/contract';
import { useStudioValues } from '../../../shell/business.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useField, useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { useOptionGroups } from '../../../features/admin/useOptionGroups.ts';
import { ConflictDialog } from '../../../features/editing/ConflictDialog.tsx';
import { AboutCard } from './AboutCard.tsx';
import { ExtrasCard } from './ExtrasCard.tsx';
import { changedFields } from './changedFields.tsx';
import { DatesCard } from './dates/DatesCard.tsx';
import type { StyleBookings } from './dates/useStyleBookings.ts';
import { fieldId, styleFieldNames } from './styleFields.ts';
import { useStyleEditor, type StyleEditor } from './useStyleEditor.ts';
import { UnsavedChangesGuard } from '../../../features/editing/UnsavedChangesDialog.tsx';

/** 10 MB, the limit of the server. */
const mostBytes = 10 * 1024 * 1024;
const types = ['image/png', 'image/jpeg'] as const;

/** PNG or JPG, checked by content in the browser and by the server. */
function ImageCard({ editor: { form, base, isSending } }: { editor: StyleEditor }) {
  const { value, error, onChange } = useField(form, 'image');
  const { image } = labels;
  const stored = base?.styleImage;
  return (
    <Card variant="outlined">
      <Stack gap={2}>
        <FileDropZone
          id={fieldId('image')}
          label={image.label}
          hint={base ? image.updateHint : image.addHint}
          value={value}
          onChange={onChange}
          accept={types}
          maxBytes={mostBytes}
          error={error}
          words={{ ...image, preview: image.preview({ styleName: base?.style ?? image.newStyle }) }}
          {...(stored ? { stored: { src: stored, name: image.stored, note: image.keep } } : {})}
          {...(isSending && value ? { progress: { label: labels.submitting } } : {})}
        />
        {base ? null : (
          <Text size="sm" tone="muted">
            {image.accepted}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

export function StyleEditorForm({ style, bookings }: { style: Style | undefined; bookings: StyleBookings }) {
  const formId = useId();
  const editor = useStyleEditor(style);
  const { form } = editor;
  const errors = useFormState(form, (state) => state.errors);
  const items = ([...styleFieldNames, 'dates', 'image'] as const).flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
  });
  const dates = useField(form, 'dates');
  const changeDates = useCallback((next: AvailabilityDraft) => form.change('dates', next), [form]);
  const durationMinutes = useFormState(form, ({ values }) => values.durationMinutes);
  // They change places in the document, so that the focus follows the columns, which are about equally long.
  const isWide = useMediaQuery(css.twoColumns);
  return (
    <PageHead title={title.admin({ heading: editor.says.title, ...useStudioValues() })} isIndexed={false}>
      <Head formId={formId} editor={editor} />
      <Form
        id={formId}
        onSubmit={editor.submit}
        ariaLabel={editor.says.title}
        summary={{ title: labels.errors({ count: items.length }), items }}
      >
        <div key={editor.start} className={css.columns}>
          <div className={css.column}>
            <AboutCard editor={editor} types={useTypes()} />
            <DurationCard editor={editor} />
            {isWide ? <ImageCard editor={editor} /> : <ExtrasCard editor={editor} />}
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
            {isWide ? <ExtrasCard editor={editor} /> : <ImageCard editor={editor} />}
          </div>
        </div>
      </Form>
      <Changed editor={editor} />
      <Unsaved hasChanges={editor.hasChanges} />
    </PageHead>
  );
}

/** Service types; a toast says when they could not be loaded. */
function useTypes() {
  const query = $api.useQuery('get', '/api/service-type/service/all');
  useEffect(() => {
    if (query.isLoadingError) toast.error(labels.service.failed);
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
        <ButtonLink variant="outline" href={paths.adminStyles.href()}>
          {labels.cancel}
        </ButtonLink>
        <Button
          type="submit"
          form={formId}
          isDisabled={isSending || !isReady}
          {...(!isComplete && { describedBy: whyId })}
          onDisabledClick={() => {
            // Submitting shows the first error and focuses it.
            const form = document.getElementById(formId);
            if (!isSending && form instanceof HTMLFormElement) form.requestSubmit();
          }}
        >
          {isSending ? labels.submitting : labels.submit}
        </Button>
        <VisuallyHidden id={whyId}>{isComplete ? null : labels.why}</VisuallyHidden>
        <VisuallyHidden isLive>{isSending ? labels.submitting : ''}</VisuallyHidden>
      </div>
    </div>
  );
}

function Changed({ editor }: { editor: StyleEditor }) {
  const { newest, form } = editor;
  // Subscribes to the values only while the dialog is open.
  const values = useFormState(form, (state) => (newest ? state.values : undefined));
  const groups = useOptionGroups().data ?? [];
  return (
    <ConflictDialog
      isOpen={newest !== undefined}
      fields={newest && values ? changedFields(newest, values, groups) : []}
      isSaving={editor.isSending}
      error={editor.changedError}
      onTakeNewest={editor.takeNewest}
      onKeepYours={editor.keepMine}
      onClose={editor.forgetNewest}
    />
  );
}

/**
 * Shows a dialog before a form with unsaved changes is left: the site's own within the site, the browser's
 * outside it.
 */
function Unsaved({ hasChanges }: Pick<StyleEditor, 'hasChanges'>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <UnsavedChangesGuard
      when={({ currentLocation, nextLocation }) =>
        nextLocation.pathname !== currentLocation.pathname && hasChanges()
      }
    />
  );
}

/** The duration, and the possible times that follow from it once it is valid. */
function DurationCard({ editor: { form } }: { editor: StyleEditor }) {
  const durationMinutes = useFormState(form, ({ values }) => values.durationMinutes);
  const field = useTextField(form, 'styleDuration');
  const grid = durationMinutes === undefined ? [] : generateSlotTimes(durationMinutes);
  return (
    <Card variant="outlined">
      <Stack gap={3}>
        <div className={css.duration}>
          <TextField
            id={fieldId('styleDuration')}
            label={labels.duration.label}
            hint={labels.duration.hint}
            {...field}
            autoComplete="off"
            onChange={(event) => {
              const minutes = parseDuration(event.target.value.trim());
              if (minutes !== undefined) form.change('durationMinutes', minutes);
              field.onChange(event);
            }}
            isRequired
          />
        </div>
        {grid.length > 0 ? (
          <div>
            <Text size="sm" weight="bold">
              {labels.duration.possible({ count: grid.length })}
            </Text>
            <Text size="sm" tone="muted">
              {joinWithCommas(grid.map(formatTime))}
            </Text>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
