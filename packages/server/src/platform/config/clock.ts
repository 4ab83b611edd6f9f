/** The current time; tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
