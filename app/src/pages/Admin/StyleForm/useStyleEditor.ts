import { toFormData } from '@plaitful/api-client/form';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import { differencesOf } from '@plaitful/domain/offer-editing';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';
import { answerOf, problemOf } from '../../../lib/api/answer.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useForm, useFormState, type RefusedProblem } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusiness } from '../../../shell/business.tsx';
import {
  formOf,
  newValues,
  styleFieldNames,
  validateStyle,
  valuesOf,
  type StyleValues,
} from './styleFields.ts';

interface Versions {
  /** The stored version that is edited; undefined for a new style. */
  base: Style | undefined;
  /** A version that someone else stored since. */
  newest: Style | undefined;
  /** Used as a React key, so that fields with their own state are reset too. */
  start: number;
}

type VersionAction = { type: 'started'; base: Style } | { type: 'newest'; newest: Style | undefined };

const versionReducer = (versions: Versions, action: VersionAction): Versions =>
  action.type === 'started'
    ? { base: action.base, newest: undefined, start: versions.start + 1 }
    : { ...versions, newest: action.newest };

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isDates(one) && isDates(other) && differencesOf(one, other).length === 0);

const isDates = (value: unknown): value is StyleValues['dates'] =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/**
 * A style while it is edited. Everything typed stays until it is stored; a version stored by someone else is never
 * overwritten unseen.
 * @param style the stored one; undefined for a new one
 */
export function useStyleEditor(style: Style | undefined) {
  const { usualDeposit } = useBusiness();
  const says = style ? words.update : words.add;
  const [versions, dispatch] = useReducer(versionReducer, { base: style, newest: undefined, start: 0 });
  const { base, newest } = versions;
  const { call, problem } = useSave({
    style,
    says,
    dispatch,
    onStored: (stored) => form.reset(valuesOf(stored)),
  });
  const form = useForm({
    initial: style ? valuesOf(style) : newValues(usualDeposit),
    validate: (values) => validateStyle(values, base),
    isEqual,
    problem,
    fieldErrors,
  });

  const start = (version: Style) => {
    form.reset(valuesOf(version));
    dispatch({ type: 'started', base: version });
    call.reset();
  };
  useStoredVersion(style, (version) => {
    if (version.etag === base?.etag || form.read().isDirty || newest) return;
    start(version);
  });
  return {
    ...versions,
    form,
    says,
    isSending: call.isPending,
    isComplete: useFormState(form, ({ invalid }) => styleFieldNames.every((name) => !invalid[name])),
    isReady: useFormState(form, ({ isValid }) => isValid),
    hasChanges: useCallback(() => form.read().isDirty, [form]),
    submit: () => {
      form.submit((values) => {
        if (!call.isPending) call.mutate({ values, etag: base?.etag });
      });
      const { image, ...others } = form.read().invalid;
      if (image && !Object.values(others).some(Boolean)) toast.error(image);
    },
    takeNewest: () => {
      if (newest) start(newest);
    },
    keepMine: () => {
      const etag = newest?.etag;
      form.submit((values) => call.mutate({ values, etag }));
    },
    forgetNewest: () => dispatch({ type: 'newest', newest: undefined }),
    changedError: newest && problem && !isChanged(problem) ? failedBecause(says.failed, problem) : undefined,
  };
}

export type StyleEditor = ReturnType<typeof useStyleEditor>;

/** The values, with the version they are based on. */
interface Write {
  values: StyleValues;
  etag: string | undefined;
}

/** Closed times, too: a form without them would take them out. */
export const allTimesOf = (styleId: number) => ({ path: { styleId }, query: { times: 'ALL' as const } });

interface SaveOptions {
  style: Style | undefined;
  says: typeof words.update | typeof words.add;
  dispatch: (action: VersionAction) => void;
  /** Called first, so that nothing counts as unsaved any more. */
  onStored: (stored: Style) => void;
}

/** Stores the style, then goes to the list. */
function useSave({ style, says, dispatch, onStored }: SaveOptions) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const loadNewest = async (styleId: number) => {
    try {
      const params = allTimesOf(styleId);
      dispatch({ type: 'newest', newest: await answerOf(api.GET('/api/styles/{styleId}', { params })) });
    } catch (error) {
      toast.error(failedBecause(says.failed, problemOf(error)));
    }
  };
  const call = useMutation({
    mutationFn: (write: Write) => save(style, write),
    onSuccess: (stored) => {
      onStored(stored);
      toast.success(says.done);
      const { queryKey } = $api.queryOptions('get', '/api/styles/{styleId}', {
        params: allTimesOf(stored.styleId),
      });
      cache.setQueryData(queryKey, stored);
      void refreshStyles(cache);
      void navigate(paths.adminStyles.href());
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (isChanged(problem) && style) void loadNewest(style.styleId);
      else toast.error(failedBecause(says.failed, problem));
    },
  });
  const { error } = call;
  return { call, problem: useMemo(() => (error === null ? null : problemOf(error)), [error]) };
}

function useStoredVersion(style: Style | undefined, onVersion: (version: Style) => void): void {
  const tell = useEffectEvent(() => {
    if (style) onVersion(style);
  });
  const storedEtag = style?.etag;
  useEffect(() => {
    if (storedEtag !== undefined) tell();
  }, [storedEtag]);
}

async function save(style: Style | undefined, { values, etag }: Write): Promise<Style> {
  const body = formOf(values, style?.serviceName ?? '');
  const bodySerializer = toFormData;
  if (!style) return answerOf(api.POST('/api/styles/add', { body, bodySerializer }));
  const header = etag === undefined ? {} : { 'If-Match': etag };
  const params = { path: { styleId: style.styleId }, header };
  return answerOf(api.PUT('/api/styles/update/{styleId}', { params, body, bodySerializer }));
}

const isChanged = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code === 'changed_meanwhile';

const imageCodes: readonly string[] = ['too_large', 'wrong_type', 'style_image_missing'];

/** Maps the server's codes for name, dates and image to fields of the form. */
function fieldErrors({ code, message, errors }: RefusedProblem): FieldErrors<StyleValues> {
  const dates = errors.find(({ field }) => field === 'availableDays' || field === 'availableTimes');
  return {
    ...(code === 'name_taken' && { style: words.name.duplicate }),
    ...(dates && { dates: dates.message }),
    ...(imageCodes.includes(code) && { image: message }),
  };
}

/**
 * The specification's sentence, then the server's.
 * @param failed a whole sentence, with its full stop
 */
function failedBecause(failed: string, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  return message === undefined ? failed : `${failed} ${message}`;
}
