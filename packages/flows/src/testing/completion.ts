/**
 * The events by which the actor with this id completes. XState sends them itself, so they stand in no machine’s
 * event type; tests of pure transitions send them by hand.
 */
export const getDoneEvent = (id: string) => ({
  done: (output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as never,
  failed: (error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as never,
});
