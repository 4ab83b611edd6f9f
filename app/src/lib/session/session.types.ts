import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';

export type SessionActor = ActorRefFrom<typeof appSessionMachine>;

/** Loaded for whoever is signed in or wants to be. */
export interface LoadedSession {
  readonly actor: SessionActor;
  /** Rendered once beside every page: the account dialogs, and what a login or a logout leads to. */
  readonly SessionHost: ComponentType<{ actor: SessionActor }>;
}
