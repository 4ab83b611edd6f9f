import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { title } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { useStudioValues } from '../../shell/business.tsx';
import { PageHead } from '../../shell/PageHead.tsx';

interface AdminPageProps {
  heading: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ heading, actions, children }: AdminPageProps) {
  return (
    <PageHead title={title.admin({ heading, ...useStudioValues() })} isIndexed={false}>
      <Stack gap={6}>
        <Inline justify="space-between" gap={4}>
          <Heading level={1} size="2xl">
            {heading}
          </Heading>
          {actions}
        </Inline>
        {children}
      </Stack>
    </PageHead>
  );
}
