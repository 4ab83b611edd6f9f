/**
 * The event by which the actor with this id completes. XState sends it itself, so no machine's event type contains it;
 * tests of pure transitions send it explicitly.
 */
export const getDoneEvent = (id: string) => ({
  done: (output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as never,
  failed: (error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as never,
});
