/** The current time, moved by tests. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
