import { Card } from '@plaitful/design-system/Card';
import { FileDropZone } from '@plaitful/design-system/FileDropZone';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { styleForm } from '@plaitful/messages/en-CA/adminStyleForm';
import { useField } from '../../../lib/forms/useField.ts';
import { fieldId } from './fieldId.ts';
import type { StyleEditor } from './useStyleEditor.ts';

interface ImageCardProps {
  editor: Pick<StyleEditor, 'form' | 'base' | 'isSending'>;
}

const words = styleForm.image;

/** 10 MB, as the server counts it. */
const mostBytes = 10 * 1024 * 1024;
const types = ['image/png', 'image/jpeg'] as const;

/** The image of the style: PNG or JPG, judged by its content where the browser can, and by the server (reading 35). */
export function ImageCard({ editor: { form, base, isSending } }: ImageCardProps) {
  const { value, error, onChange } = useField(form, 'image');
  const stored = base?.styleImage;
  return (
    <Card variant="outlined">
      <Stack gap={2}>
        <FileDropZone
          id={fieldId('image')}
          label={words.label}
          hint={base ? words.updateHint : words.addHint}
          value={value}
          onChange={onChange}
          accept={types}
          maxBytes={mostBytes}
          error={error}
          words={{
            drop: words.drop,
            remove: words.remove,
            preview: words.preview({ styleName: base?.style ?? words.newStyle }),
            wrongType: words.wrongType,
            tooLarge: words.tooLarge,
            broken: words.broken,
            onlyFirst: words.first,
          }}
          {...(stored ? { stored: { src: stored, name: words.stored, note: words.keep } } : {})}
          {...(isSending && value ? { progress: { label: styleForm.submitting } } : {})}
        />
        <Text size="sm" tone="muted">
          {words.accepted}
        </Text>
      </Stack>
    </Card>
  );
}
