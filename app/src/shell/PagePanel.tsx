import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { type ReactNode, useEffect, useId } from 'react';
import { CenteredMessage } from './CenteredMessage.tsx';
import * as css from './PagePanel.css.ts';

interface PagePanelProps {
  title: string;
  children: ReactNode;
  /** Whether it replaces a button that was pressed: then its title gets the focus. @default false */
  isResult?: boolean;
}

export function PagePanel(props: PagePanelProps) {
  return (
    <CenteredMessage>
      <Panel {...props} />
    </CenteredMessage>
  );
}

export function Panel({ title, children, isResult = false }: PagePanelProps) {
  const headingId = useId();
  useEffect(() => {
    if (isResult) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isResult, headingId]);
  return (
    <div className={css.panel}>
      <Card>
        <div className={css.content}>
          <Stack gap={6}>
            <Heading id={headingId} level={1} size="2xl" isFocusTarget>
              {title}
            </Heading>
            {children}
          </Stack>
        </div>
      </Card>
    </div>
  );
}
