/** The two signs that any field may need, as in the set of icons, which as a whole weighs more than a field. */
export const signs = {
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v4.2M12 17.2h.01',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
} as const;
