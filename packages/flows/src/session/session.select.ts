import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Which dialog is open, if any. A login that follows a registration still belongs to the registration. */
export function selectDialog(snapshot: SessionSnapshot): 'login' | 'register' | undefined {
  const isOnItsWay = snapshot.context.registration !== null && snapshot.matches({ guest: 'loggingIn' });
  if (isOnItsWay || dialogStates.register.some((guest) => snapshot.matches({ guest }))) return 'register';
  return dialogStates.login.some((guest) => snapshot.matches({ guest })) ? 'login' : undefined;
}

const dialogStates = {
  login: ['askingLogin', 'loggingIn', 'loginFailed'],
  register: ['askingRegistration', 'registering', 'registerFailed'],
} as const;

/** Whether a login, a registration or a logout is under way. */
export const selectIsBusy = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ guest: 'loggingIn' }) ||
  snapshot.matches({ guest: 'registering' }) ||
  snapshot.matches('loggingOut');
