import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SessionUser } from '@plaitful/api-client/contract';
import { isAdmin, isMember, readRoles } from '@plaitful/domain/roles';
import { api } from '../api/client.ts';
import {
  clearSessionRecord,
  onSessionRecordChange,
  readSessionRecord,
  writeSessionRecord,
} from './sessionRecord.ts';

interface Session {
  /** The signed-in user, or undefined for a guest. */
  user: SessionUser | undefined;
  /** Whether the user has at least one role (product spec 6). */
  isMember: boolean;
  /** Whether the user is ROLE_ADMIN. */
  isAdmin: boolean;
  /** Whether the server ended the last session by itself; false again after the next login. */
  hasExpired: boolean;
  /** Takes the record that login answered into the session and into local storage. */
  signIn: (user: SessionUser) => void;
  /** Ends the session on the server and forgets token, record and what was typed (reading 28, 9a). */
  logOut: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in, and the ways in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
