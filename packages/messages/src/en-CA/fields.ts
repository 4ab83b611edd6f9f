/** What is wrong with an email address, in whichever form. */
export const emailErrors = { required: 'Email is required', invalid: 'Invalid email address' };

/** What is wrong with a new password. */
export const passwordErrors = {
  required: 'Password is required',
  weak: 'Password must contain at least 8 characters, including an uppercase letter, a lowercase letter, a number, and a special character',
};

/** What is wrong with a person's name, whoever's it is; a missing one has words of its own. */
export const personName = {
  address: 'Please enter a name only, without a web or email address.',
  digit: 'Please enter the name without numbers.',
  character: 'Please use letters, spaces, apostrophes, hyphens and full stops only.',
};

export const field = {
  required: 'required',
  readOnly: {
    hint: 'From your account',
  },
  characters: {
    text: ({ count, max }: { count: number; max: number }) => `${count} of ${max} characters`,
    over: ({ count, max, left }: { count: number; max: number; left: number }) =>
      `${count} of ${max} characters: please shorten it by ${left}`,
  },
};

/** Of links out of a form. */
export const newTab = 'opens in a new tab, so that this form stays as it is';
