import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { changed as words } from '@plaitful/messages/en-CA/adminChanged';
import { action } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import * as css from './ChangedMeanwhile.css.ts';

/** One field in both versions, each as a person reads it. An empty one is `''`. */
export interface ChangedField {
  /** The field's own name, as its form has it. */
  label: string;
  newest: ReactNode;
  yours: ReactNode;
}

interface ChangedMeanwhileProps {
  isOpen: boolean;
  /** The fields in which the two versions differ, in the order of the form; none when they are the same. */
  fields: readonly ChangedField[];
  /** Her own version is being saved. */
  isSaving: boolean;
  /** Why saving did not work, and what to do now. */
  error?: string | undefined;
  /** Shows the newest version, and lets her own one go. */
  onTakeNewest: () => void;
  /** Saves her own version over the newest, knowingly. */
  onKeepYours: () => void;
  /** Back to her own version, which is still not saved. */
  onClose: () => void;
}

/**
 * What a 412 `changed_meanwhile` comes to (readings, "Wire details"): the newest version beside her own, field by field.
 * Nothing is overwritten before she says so.
 *
 * @example
 * <ChangedMeanwhile isOpen={newest !== undefined} fields={differences(newest, mine)} isSaving={call.isPending}
 *   onTakeNewest={() => show(newest)} onKeepYours={() => save(mine, newest.etag)} onClose={forget} />
 */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { isOpen, fields, isSaving, error, onTakeNewest, onKeepYours, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      closeLabel={action.close}
      lead={words.text}
      isPersistent
      isBusy={isSaving}
      footer={
        <div className={css.ways}>
          {fields.length === 0 ? null : (
            <Button tone="secondary" isBusy={isSaving} busyLabel={words.saving} onClick={onKeepYours}>
              {words.keepYours}
            </Button>
          )}
          <Button isNotReady={isSaving} onNotReady={stay} onClick={onTakeNewest}>
            {words.takeNewest}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        <ul className={css.fields}>
          {fields.map((field) => (
            <li key={field.label} className={css.field}>
              <p className={css.name}>{field.label}</p>
              <div className={css.versions}>
                <Version whose={words.newest} className={css.newest}>
                  {field.newest}
                </Version>
                <Version whose={words.yours} className={css.version}>
                  {field.yours}
                </Version>
              </div>
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted">
          {fields.length === 0 ? words.same : words.rest}
        </Text>
        {error === undefined ? null : (
          <Banner tone="critical" isLive>
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

interface VersionProps {
  whose: string;
  className: string;
  children: ReactNode;
}

function Version({ whose, className, children }: VersionProps) {
  return (
    <div className={className}>
      <span className={css.whose}>{whose}</span>
      {children === '' ? words.nothing : children}
    </div>
  );
}

/** The answer is on its way. */
function stay(): void {}
