import type { Child } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { ageAt } from '@plaitful/domain/age';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { children as labels } from '@plaitful/messages/en-CA/profile';
import { formatBirthday } from '@plaitful/messages/format';
import { useId } from 'react';
import { HairCardView } from '../../../features/children/HairCardView.tsx';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { PhotoConsentSection } from './PhotoConsentSection.tsx';
import * as css from './profile.css.ts';
import { BookForChild } from './BookForChild.tsx';
import { ChildBookings } from './ChildBookings.tsx';

interface ChildCardProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => void;
}

export function ChildCard({ child, onEdit, onRemove }: ChildCardProps) {
  const { name: childName, dateOfBirth, hairCard } = child;
  const id = useId();
  const { timeZone } = useBusiness();
  const age = ageAt(dateOfBirth, toStudioTime(useNow(), timeZone).date);
  return (
    <Card element="article" labelledBy={id}>
      <Stack gap={4}>
        <div className={css.child}>
          <HairCardView
            card={hairCard}
            whenEmpty={
              <>
                <Text>{labels.fillText}</Text>
                <Button size="sm" onClick={onEdit}>
                  {labels.fill}
                </Button>
              </>
            }
          >
            <div>
              <Heading level={3} size="xl" id={id}>
                {childName}
              </Heading>
              <Text size="sm" tone="muted">
                {`${labels.age({ age })}. ${labels.birthday({ birthday: formatBirthday(dateOfBirth) })}`}
              </Text>
            </div>
          </HairCardView>
          <Stack gap={4}>
            <PhotoConsentSection child={child} />
            <ChildBookings child={child} />
          </Stack>
        </div>
        <Inline gap={4}>
          <BookForChild child={child} />
          <Button variant="outline" size="sm" icon="pencil" onClick={onEdit}>
            {labels.edit({ childName })}
          </Button>
          <Button variant="text" isFlush size="sm" icon="trash" onClick={onRemove}>
            {labels.remove({ childName })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
