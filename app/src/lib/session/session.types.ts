import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';

/** The running session machine. */
export type SessionActor = ActorRefFrom<typeof appSessionMachine>;

/** What is loaded for whoever is signed in or wants to be. */
export interface LoadedSession {
  readonly actor: SessionActor;
  /** Rendered once beside every page: the account dialog, and what a login or a logout leads to. */
  readonly SessionHost: ComponentType<{ actor: SessionActor }>;
}
