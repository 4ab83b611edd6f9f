import { isAdmin, isMember, readRoles } from '@plaitful/domain/roles';
import type { Role } from '@plaitful/domain/roles';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Whether it is not known yet who is here. */
export const selectIsRestoring = (snapshot: SessionSnapshot): boolean => snapshot.matches('restoring');

/** The signed-in user, or `null`; while logging out still the one who leaves. */
export const selectUser = (snapshot: SessionSnapshot) => snapshot.context.user;

/** The roles of whoever is here; none for a guest. */
export const selectRoles = ({ context: { user } }: SessionSnapshot): Role[] => readRoles(user?.roles ?? []);

/** Whether whoever is here may book (product spec 6). */
export const selectIsMember = (snapshot: SessionSnapshot): boolean => isMember(selectRoles(snapshot));

/** Whether whoever is here may enter the admin area. */
export const selectIsAdmin = (snapshot: SessionSnapshot): boolean => isAdmin(selectRoles(snapshot));

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
