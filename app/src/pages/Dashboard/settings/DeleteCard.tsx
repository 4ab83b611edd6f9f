import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import { deleteCard as labels } from '@plaitful/messages/en-CA/settings';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export function DeleteCard() {
  const { isAdmin } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard title={labels.title} text={labels.text} isQuiet>
      {isAdmin ? (
        <Text>{labels.admin}</Text>
      ) : (
        <div>
          <Button variant="outline" tone="danger" icon="trash" onClick={() => setAsking(true)}>
            {labels.button}
          </Button>
        </div>
      )}
      <DeleteDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </SettingsCard>
  );
}
