import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Plait, type PlaitClamp } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { members as words } from '@plaitful/messages/en-CA/account';
import { action } from '@plaitful/messages/en-CA/common';
import type { MembersRequest } from '../../lib/session/accountDialog.tsx';

const clamps: readonly PlaitClamp[] = [0.25, 0.5, 0.75, 1].map((at) => ({
  at,
  kind: at > 0.5 ? 'open' : 'closed',
}));

/** Style and time are chosen: half of the booking's way is plaited. The words under it say the same. */
const FirstHalf = () => <Plait size="progress" plaited={[[0, 0.5]]} clamps={clamps} isOnPicture />;

interface MembersDialogProps {
  request: MembersRequest;
  onRegister: () => void;
  onLogin: () => void;
  onClose: () => void;
}

/** Stops a guest on the way to a booking, keeps the chosen time and offers both ways in (product spec 2, reading 14). */
export function MembersDialog({ request, onRegister, onLogin, onClose }: MembersDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={action.close} band={<FirstHalf />}>
      <Stack gap={6}>
        <Text size="lg">{words.text}</Text>
        <Banner tone="paid">{words.kept(request.kept)}</Banner>
        <Grid columns={{ phone: 1, desk: 2 }} gap={3}>
          <Button size="lg" isFullWidth onClick={onRegister}>
            {words.register}
          </Button>
          <Button size="lg" tone="secondary" isFullWidth onClick={onLogin}>
            {words.login}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  );
}
