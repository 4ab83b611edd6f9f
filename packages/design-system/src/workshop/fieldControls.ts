const words = { control: 'text' } as const;
const none = { control: false } as const;

/** Controls of the workshop for what all fields have, where the types alone lead to none that can be used. */
export const fieldControls = {
  hint: words,
  error: words,
  disabledReason: words,
  id: words,
  labelledBy: none,
  ref: none,
};
