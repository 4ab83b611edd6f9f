import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The open dialog, if any. The login after a registration still belongs to the registration. */
export function selectAccountDialog(snapshot: SessionSnapshot): 'login' | 'register' | undefined {
  const isOnItsWay = snapshot.context.registration !== null && snapshot.matches({ guest: 'loggingIn' });
  if (isOnItsWay || dialogStates.register.some((guest) => snapshot.matches({ guest }))) return 'register';
  return dialogStates.login.some((guest) => snapshot.matches({ guest })) ? 'login' : undefined;
}

const dialogStates = {
  login: ['askingLogin', 'loggingIn', 'loginFailed'],
  register: ['askingRegistration', 'registering', 'registerFailed'],
} as const;

export const selectIsBusy = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ guest: 'loggingIn' }) ||
  snapshot.matches({ guest: 'registering' }) ||
  snapshot.matches('loggingOut');
