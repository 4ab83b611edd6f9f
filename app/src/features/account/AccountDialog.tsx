import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Plait, type PlaitClamp } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { members as words } from '@plaitful/messages/en-CA/account';
import { action } from '@plaitful/messages/en-CA/common';
import { useAccountDialog, type MembersRequest } from '../../lib/session/accountDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { useAccountForms } from './useAccountForms.ts';

const clamps: readonly PlaitClamp[] = [0.25, 0.5, 0.75, 1].map((at) => ({
  at,
  kind: at > 0.5 ? 'open' : 'closed',
}));

/** Style and time are chosen: two of the four steps are done. */
const FirstHalf = () => <Plait size="progress" plaited={[[0, 0.5]]} clamps={clamps} ground="picture" />;

interface MembersDialogProps {
  request: MembersRequest;
  onRegister: () => void;
  onLogin: () => void;
  onClose: () => void;
}

/** Asks a guest who chose a time to log in or register; the time is kept. */
function MembersDialog({ request, onRegister, onLogin, onClose }: MembersDialogProps) {
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

/** Login, Register or Members Only. Switching between them keeps what was typed. */
export function AccountDialog() {
  const { dialog, members, openLogin, openRegister, close } = useAccountDialog();
  const forms = useAccountForms(dialog === 'register');
  if (dialog === undefined) return null;
  switch (dialog) {
    case 'login':
      return (
        <LoginDialog
          form={forms.login}
          onRegister={() => {
            forms.carryEmail('register');
            openRegister();
          }}
          onClose={close}
        />
      );
    case 'register':
      return (
        <RegisterDialog
          form={forms.register}
          onLogin={() => {
            forms.carryEmail('login');
            openLogin();
          }}
          onClose={close}
        />
      );
    case 'members':
      return members === undefined ? null : (
        <MembersDialog
          request={members}
          onRegister={() => openRegister({ reason: 'booking' })}
          onLogin={() => openLogin({ reason: 'booking' })}
          onClose={close}
        />
      );
    default:
      return dialog satisfies never;
  }
}
