const words = { control: 'text' } as const;
const none = { control: false } as const;

/** Controls for the props of all fields whose types lead to no usable control. */
export const fieldControls = {
  hint: words,
  error: words,
  disabledReason: words,
  id: words,
  labelledBy: none,
  ref: none,
};
