/** What is wrong with an email address, in whichever form. */
export const emailErrors = { required: 'Email is required', invalid: 'Invalid email address' };

/** What is wrong with a new password. */
export const passwordErrors = {
  required: 'Password is required',
  weak: 'Password must contain at least 8 characters, including an uppercase letter, a lowercase letter, a number, and a special character',
};
