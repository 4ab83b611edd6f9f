export const emailErrors = { required: 'Email is required', invalid: 'Invalid email address' };

export const passwordErrors = {
  required: 'Password is required',
  weak: 'Password must contain at least 8 characters, including an uppercase letter, a lowercase letter, a number, and a special character',
};

/** Without a message for a missing name, which differs by form. */
export const personName = {
  address: 'Please enter a name only, without a web or email address.',
  digit: 'Please enter the name without numbers.',
  character: 'Please use letters, spaces, apostrophes, hyphens and full stops only.',
};

export const field = {
  readOnly: { hint: 'From your account' },
  characters: {
    text: ({ count, max }: { count: number; max: number }) => `${count} of ${max} characters`,
    over: ({ count, max, left }: { count: number; max: number; left: number }) =>
      `${count} of ${max} characters: please shorten it by ${left}`,
  },
};

export const newTab = 'opens in a new tab, so that this form stays as it is';
