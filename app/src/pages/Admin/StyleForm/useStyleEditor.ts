import type { ApiProblem } from '@plaitful/api-client/problem';
import { toFormData } from '@plaitful/api-client/form';
import { toast } from '@plaitful/design-system/Toast';
import { parseDuration } from '@plaitful/domain/duration';
import { datesWithMisfits, differencesOf, type EditedDates } from '@plaitful/domain/offer-editing';
import { readDayTimeMapping } from '@plaitful/domain/slots';
import { styleForm as words, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerOf, problemOf } from '../../../lib/api/answer.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import { useBusiness } from '../../../shell/business.tsx';
import type { Form } from '../../../lib/forms/form.ts';
import { useForm, useFormState } from '../../../lib/forms/useForm.ts';
import { useRefusedFields } from '../../../lib/forms/useRefusedFields.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';
import { failedBecause } from '../../../features/admin/failure.ts';
import {
  addLimits,
  emptyFields,
  fieldsOf,
  formOf,
  judgeStyle,
  updateLimits,
  type StyleFields,
} from './styleFields.ts';

const nothing: EditedDates = {};

const datesOf = (style: Style | undefined): EditedDates =>
  style ? readDayTimeMapping(style.dayTimeMapping) : nothing;

/** What is sent: the fields as they were judged, onto the version that she saw. */
interface Sending {
  fields: StyleFields;
  etag: string | undefined;
}

/**
 * A style while it is edited: its fields, its dates and its image, and what comes of sending them. Everything typed stays
 * until it is stored; what somebody else stored meanwhile is never overwritten unseen.
 * @param style the stored one; undefined for a new one
 */
export function useStyleEditor(style: Style | undefined) {
  const says = style ? words.update : words.add;
  const draft = useDraft(style);
  const { form, base, dates, image, durationMinutes, hasChanges } = draft;
  const [newest, setNewest] = useState<Style>();
  const { call, problem, isStored } = useSending({ style, dates, image, form, says, onNewest: setNewest });

  /** Begins anew with a stored version; what was typed is let go. */
  const begin = (version: Style) => {
    draft.begin(version);
    setNewest(undefined);
    call.reset();
  };
  useChangedByOthers(style, base, (version) => {
    if (!hasChanges && newest === undefined) begin(version);
  });
  const errors = useOtherErrors({
    problem,
    isTried: draft.isTried,
    dates,
    image,
    style: base,
    durationMinutes,
  });
  const submit = () => {
    draft.setTried(true);
    form.submit((fields) => {
      if (errors.wouldBe.image) toast.error(errors.wouldBe.image);
      if (errors.wouldBe.image || errors.wouldBe.dates || call.isPending) return;
      call.mutate({ fields, etag: base?.etag });
    });
  };
  return {
    ...draft,
    says,
    errors: errors.shown,
    isReady: draft.isComplete && !errors.wouldBe.dates && !errors.wouldBe.image,
    isSending: call.isPending,
    submit,
    hasChanges: useCallbackNow(() => hasChanges && !isStored.current),
    newest,
    takeNewest: () => {
      if (newest) begin(newest);
    },
    keepMine: () => {
      const etag = newest?.etag;
      form.submit((fields) => call.mutate({ fields, etag }));
    },
    forgetNewest: () => setNewest(undefined),
    changedError: newest && problem && !isChanged(problem) ? failedBecause(says.failed, problem) : undefined,
  };
}

export type StyleEditor = ReturnType<typeof useStyleEditor>;

/** What is typed and chosen, and the version that it began with. */
function useDraft(style: Style | undefined) {
  const { usualDeposit } = useBusiness();
  const limits = style ? updateLimits : addLimits;
  const [base, setBase] = useState(style);
  const [dates, setDates] = useState(() => datesOf(style));
  const [image, setImage] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const [durationMinutes, setDurationMinutes] = useState(() => parseDuration(style?.styleDuration ?? ''));
  const form = useForm({
    initial: style ? fieldsOf(style) : emptyFields(usualDeposit),
    judge: (fields) => judgeStyle(fields, limits),
  });
  const isDirty = useFormState(form, (state) => state.isDirty);
  const areDatesChanged = useMemo(() => differencesOf(datesOf(base), dates).length > 0, [base, dates]);
  return {
    form,
    limits,
    base,
    dates,
    changeDates: setDates,
    image,
    setImage,
    /** Of the duration that was valid last: the possible times follow it only then (product spec 5). */
    durationMinutes,
    setDurationMinutes,
    /** Rises with every new beginning, so that fields which keep themselves begin anew, too. */
    round,
    isTried,
    setTried,
    /** Whether the fields themselves can be sent. */
    isComplete: useFormState(form, (state) => state.isValid),
    hasChanges: isDirty || areDatesChanged || image !== null,
    begin: (version: Style) => {
      form.reset(fieldsOf(version));
      setDates(datesOf(version));
      setImage(null);
      setBase(version);
      setDurationMinutes(parseDuration(version.styleDuration));
      setTried(false);
      setRound((before) => before + 1);
    },
  };
}

interface SendingOf {
  style: Style | undefined;
  dates: EditedDates;
  image: File | null;
  form: Form<StyleFields>;
  says: typeof words.update | typeof words.add;
  /** Called with the version that somebody else stored meanwhile. */
  onNewest: (newest: Style) => void;
}

/** Sends the style, and goes to the list once it is stored. */
function useSending({ style, dates, image, form, says, onNewest }: SendingOf) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isStored = useRef(false);
  const loadNewest = async (styleId: number) => {
    try {
      onNewest(await answerOf(api.GET('/api/styles/{styleId}', { params: { path: { styleId } } })));
    } catch (error) {
      toast.error(failedBecause(says.failed, problemOf(error)));
    }
  };
  const call = useMutation({
    mutationFn: ({ fields, etag }: Sending) => send({ fields, etag, style, dates, image }),
    onSuccess: (stored) => {
      toast.success(says.done);
      isStored.current = true;
      form.reset(fieldsOf(stored));
      const { queryKey } = $api.queryOptions('get', '/api/styles/{styleId}', {
        params: { path: { styleId: stored.styleId } },
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
  const problem = call.error === null ? null : problemOf(call.error);
  useRefusedFields(form, useNameTaken(problem));
  return { call, problem, isStored };
}

/** Tells of every version that somebody else has stored while this one is edited. */
function useChangedByOthers(
  style: Style | undefined,
  base: Style | undefined,
  onVersion: (version: Style) => void,
): void {
  const tell = useEffectEvent(() => {
    if (style && style.etag !== base?.etag) onVersion(style);
  });
  const storedEtag = style?.etag;
  useEffect(() => {
    if (storedEtag !== undefined) tell();
  }, [storedEtag]);
}

/** A function that stays the same and always does what it was given last. */
function useCallbackNow<Answer>(act: () => Answer): () => Answer {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current(), []);
}

interface Write extends Sending {
  style: Style | undefined;
  dates: EditedDates;
  image: File | null;
}

/** Stores a new style, or a version of a stored one. */
async function send({ fields, etag, style, dates, image }: Write): Promise<Style> {
  const body = formOf(fields, dates, image, style?.serviceName ?? '');
  const bodySerializer = toFormData;
  if (!style) return answerOf(api.POST('/api/styles/add', { body, bodySerializer }));
  const { styleId } = style;
  const header = etag === undefined ? {} : { 'If-Match': etag };
  const params = { path: { styleId }, header };
  return answerOf(api.PUT('/api/styles/update/{styleId}', { params, body, bodySerializer }));
}

const isChanged = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code === 'changed_meanwhile';

/** A name that is taken is said beside the name. */
function useNameTaken(problem: ApiProblem | null): ApiProblem | null {
  return useMemo(() => {
    if (problem?.kind !== 'refused' || problem.code !== 'name_taken') return problem;
    return { ...problem, errors: [{ field: 'style', message: words.name.duplicate }] };
  }, [problem]);
}

interface OtherErrors {
  dates?: string | undefined;
  image?: string | undefined;
}

interface Judged {
  problem: ApiProblem | null;
  isTried: boolean;
  dates: EditedDates;
  image: File | null;
  style: Style | undefined;
  durationMinutes: number | undefined;
}

const imageCodes: readonly string[] = ['too_large', 'wrong_type', 'style_image_missing'];

/** What is wrong with the dates and the image, here and by the server; shown once the form was tried. */
function useOtherErrors({ problem, isTried, dates, image, style, durationMinutes }: Judged) {
  const hasMisfits = useMemo(
    () => durationMinutes !== undefined && datesWithMisfits(dates, durationMinutes).length > 0,
    [dates, durationMinutes],
  );
  const wouldBe: OtherErrors = {
    dates: hasMisfits ? styleTimes.invalid : undefined,
    image: style?.styleImage === null && image === null ? words.image.missing : undefined,
  };
  const refused = useRefusal(problem, dates, image);
  const own = isTried ? wouldBe : {};
  return { wouldBe, shown: { dates: own.dates ?? refused.dates, image: own.image ?? refused.image } };
}

/** What the server said of the dates and the image, until they are changed. */
function useRefusal(problem: ApiProblem | null, dates: EditedDates, image: File | null): OtherErrors {
  const [seen, setSeen] = useState({ problem, dates, image });
  if (seen.problem !== problem) setSeen({ problem, dates, image });
  if (problem?.kind !== 'refused') return {};
  const ofDates = problem.errors.find(({ field }) => field === 'availableDays' || field === 'availableTimes');
  return {
    dates: seen.dates === dates ? ofDates?.message : undefined,
    image: seen.image === image && imageCodes.includes(problem.code) ? problem.message : undefined,
  };
}
