/** How long a closure, and added availability, can be undone. */
export const undoWindowMinutes = 10;
