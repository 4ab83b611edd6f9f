import { useAccountDialog } from '../../lib/session/accountDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { MembersDialog } from './MembersDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { useAccountForms } from './useAccountForms.ts';

/** Login, Register or Members Only, whichever is asked for; going from one to the other keeps what was typed. */
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
