import { toFormData } from '@plaitful/api-client/form';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import { diffAvailability } from '@plaitful/domain/availability-editor';
import { styleForm as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConflict, useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';
import { unwrapResponse, toProblem } from '../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { Style } from '@plaitful/api-client/contract';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useForm, useFormState, type RefusedProblem } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusiness } from '../../../shell/business.tsx';
import {
  toStyleForm,
  newValues,
  styleFieldNames,
  validateStyle,
  toFormValues,
  type StyleValues,
} from './styleFields.ts';

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isDates(one) && isDates(other) && diffAvailability(one, other).length === 0);

const isDates = (value: unknown): value is StyleValues['dates'] =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/**
 * A style while it is edited. Everything typed stays until it is stored; a version stored by someone else is never
 * overwritten unseen.
 * @param style the stored one; undefined for a new one
 */
export function useStyleEditor(style: Style | undefined) {
  const { usualDeposit } = useBusiness();
  const says = style ? labels.update : labels.add;
  // `start` is used as a React key, so that fields with their own state are reset too.
  const [{ base, start }, setVersion] = useState({ base: style, start: 0 });
  const { save, newest, problem, ...update } = useSave({
    style,
    onStored: (stored) => form.reset(toFormValues(stored)),
  });
  const form = useForm({
    initial: style ? toFormValues(style) : newValues(usualDeposit),
    validate: (values) => validateStyle(values, base),
    isEqual,
    problem,
    fieldErrors,
  });
  const begin = (version: Style) => {
    form.reset(toFormValues(version));
    setVersion({ base: version, start: start + 1 });
    update.forgetNewest();
  };
  useStoredVersion(style, (version) => {
    if (version.etag !== base?.etag && !form.read().isDirty && !newest) begin(version);
  });
  return {
    base,
    newest,
    start,
    form,
    says,
    isSending: update.isSaving,
    isComplete: useFormState(form, ({ invalid }) => styleFieldNames.every((name) => !invalid[name])),
    isReady: useFormState(form, ({ isValid }) => isValid),
    hasChanges: useCallback(() => form.read().isDirty, [form]),
    submit: () => {
      form.submit((values) => save(values, base?.etag));
      const { image, ...others } = form.read().invalid;
      if (image && !Object.values(others).some(Boolean)) toast.error(image);
    },
    takeNewest: () => {
      if (newest) begin(newest);
    },
    keepMine: () => form.submit((values) => save(values, newest?.etag)),
    forgetNewest: update.forgetNewest,
    changedError: update.newestError,
  };
}

export type StyleEditor = ReturnType<typeof useStyleEditor>;

/** Includes closed times: a form without them would remove them. */
export const styleWithAllTimesParams = (styleId: number) => ({
  path: { styleId },
  query: { times: 'ALL' as const },
});

function useStoredVersion(style: Style | undefined, onVersion: (version: Style) => void): void {
  const tell = useEffectEvent(() => {
    if (style) onVersion(style);
  });
  const storedEtag = style?.etag;
  useEffect(() => {
    if (storedEtag !== undefined) tell();
  }, [storedEtag]);
}

interface SaveOptions {
  style: Style | undefined;
  /** Called first, so that nothing counts as unsaved any more. */
  onStored: (stored: Style) => void;
}

/** Stores the style, then goes to the list. */
function useSave({ style, onStored }: SaveOptions) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const says = style ? labels.update : labels.add;
  return useUpdateWithConflict({
    send: (values: StyleValues, match) => {
      const form = { body: toStyleForm(values, style?.serviceName ?? ''), bodySerializer: toFormData };
      if (!style) return api.POST('/api/styles/add', form);
      const params = { path: { styleId: style.styleId }, ...match };
      return api.PUT('/api/styles/update/{styleId}', { ...form, params });
    },
    readNewest: async (): Promise<Style | undefined> => {
      if (!style) return undefined;
      const call = api.GET('/api/styles/{styleId}', { params: styleWithAllTimesParams(style.styleId) });
      return unwrapResponse(call).catch((error: unknown) => {
        toast.error(failedBecause(says.failed, toProblem(error)));
        return undefined;
      });
    },
    onStored: (stored: Style) => {
      onStored(stored);
      const { queryKey } = $api.queryOptions('get', '/api/styles/{styleId}', {
        params: styleWithAllTimesParams(stored.styleId),
      });
      cache.setQueryData(queryKey, stored);
      void refreshStyles(cache);
      void navigate(paths.adminStyles.href());
    },
    labels: says,
    failure: (problem) => (isConflict(problem) ? undefined : failedBecause(says.failed, problem)),
  });
}

const imageCodes: readonly string[] = ['too_large', 'wrong_type', 'style_image_missing'];

/** Maps the server's codes for name, dates and image to fields of the form. */
function fieldErrors({ code, message, errors }: RefusedProblem): FieldErrors<StyleValues> {
  const dates = errors.find(({ field }) => field === 'availableDays' || field === 'availableTimes');
  return {
    ...(code === 'name_taken' && { style: labels.name.duplicate }),
    ...(dates && { dates: dates.message }),
    ...(imageCodes.includes(code) && { image: message }),
  };
}

/**
 * The general sentence, then the server's message.
 * @param failed a whole sentence, with its full stop
 */
function failedBecause(failed: string, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  return message === undefined ? failed : `${failed} ${message}`;
}
