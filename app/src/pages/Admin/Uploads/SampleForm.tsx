import { Card } from '@plaitful/design-system/Card';
import { Form } from '@plaitful/design-system/Form';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { uploadButtons as words } from '@plaitful/messages/en-CA/adminUploads';
import type { ReactNode } from 'react';
import { SampleButton } from './SampleButton.tsx';

interface SampleFormProps {
  title: string;
  /** Its fields; what is typed into them is kept nowhere. */
  children: ReactNode;
}

/** A form that is not wired, with its three buttons (product spec 2, Video Upload and Question Uploads). */
export function SampleForm({ title, children }: SampleFormProps) {
  return (
    <Card variant="outlined">
      <Form onSubmit={sendNothing} ariaLabel={title}>
        <Stack gap={6}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {children}
          <Inline justify="space-between" gap={4}>
            <SampleButton tone="danger" icon="trash">
              {words.delete}
            </SampleButton>
            <Inline gap={3}>
              <SampleButton tone="secondary">{words.cancel}</SampleButton>
              <SampleButton type="submit">{words.submit}</SampleButton>
            </Inline>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

/** Nothing here is saved. */
function sendNothing(): void {}
