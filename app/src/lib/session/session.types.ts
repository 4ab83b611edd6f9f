import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';

export type SessionActor = ActorRefFrom<typeof appSessionMachine>;

/** Loaded once somebody is signed in or opens an account dialog. */
export interface LoadedSession {
  readonly actor: SessionActor;
  /** Rendered once beside every page: the account dialogs, and the effects of a login or logout. */
  readonly SessionHost: ComponentType<{ actor: SessionActor }>;
}
