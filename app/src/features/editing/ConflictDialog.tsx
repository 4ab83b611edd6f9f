import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { action } from '@plaitful/messages/en-CA/common';
import { editConflict as labels } from '@plaitful/messages/en-CA/unsavedChanges';
import type { ReactNode } from 'react';
import * as css from './ConflictDialog.css.ts';

/** One field in both versions, formatted. An empty one is `''`. */
export interface ChangedField {
  label: string;
  newest: ReactNode;
  yours: ReactNode;
}

interface ConflictDialogProps {
  isOpen: boolean;
  fields: readonly ChangedField[];
  isSaving: boolean;
  error?: string | undefined;
  onTakeNewest: () => void;
  onKeepYours: () => void;
  onClose: () => void;
}

/**
 * Shown after a 412 `changed_meanwhile`: both versions side by side. Nothing is overwritten before the owner chooses.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, fields, isSaving, error, onTakeNewest, onKeepYours, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      closeLabel={action.close}
      lead={labels.text}
      isPersistent
      isBusy={isSaving}
      footer={
        <div className={css.buttons}>
          {fields.length === 0 ? null : (
            <Button variant="outline" isBusy={isSaving} busyLabel={labels.saving} onClick={onKeepYours}>
              {labels.keepYours}
            </Button>
          )}
          <Button isDisabled={isSaving} onDisabledClick={() => undefined} onClick={onTakeNewest}>
            {labels.takeNewest}
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
                {(['newest', 'yours'] as const).map((version) => (
                  <div key={version} className={css.version[version]}>
                    <span className={css.versionLabel}>{labels[version]}</span>
                    <span>{field[version] === '' ? labels.nothing : field[version]}</span>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted">
          {fields.length === 0 ? labels.same : labels.rest}
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
