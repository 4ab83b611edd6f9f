export const session = {
  registered: 'Account created successfully',
  loggedIn: 'Login successful',
};
