import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';

/** The session machine at work. */
export type SessionActor = ActorRefFrom<typeof appSessionMachine>;

/** The session, awake: its machine, and what follows from it. */
export interface AwakeSession {
  readonly actor: SessionActor;
  /** Stands once beside every page: the account dialog, and what a login or a logout leads to. */
  readonly Followers: ComponentType<{ actor: SessionActor }>;
}
