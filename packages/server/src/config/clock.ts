/** Gives the present instant. The server asks nothing else for the time, so that tests move it instead of waiting. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();
