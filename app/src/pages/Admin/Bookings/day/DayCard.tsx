import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { useId, type ReactNode } from 'react';
import * as css from './Day.css.ts';

interface DayCardProps {
  title: string;
  note: string | undefined;
  children: ReactNode;
}

export function DayCard({ title, note, children }: DayCardProps) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <div className={css.head}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {note === undefined ? null : (
          <Text element="span" size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
