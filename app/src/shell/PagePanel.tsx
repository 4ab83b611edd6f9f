import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import * as css from './layout.css.ts';

export function PagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice>
      <div className={css.panel}>
        <Card>
          <Stack gap={6}>
            <Heading level={1} size="3xl">
              {title}
            </Heading>
            {children}
          </Stack>
        </Card>
      </div>
    </Notice>
  );
}
