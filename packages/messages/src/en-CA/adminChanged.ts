/** For two admins who change the same record. */
export const changed = {
  title: 'Someone else changed this',
  text: 'Your change was not saved. You now see the newest version. Please check it and try again.',
  newest: 'Newest version',
  yours: 'Yours',
  rest: 'Everything else is the same.',
  same: 'Both are the same: nothing of yours would be lost.',
  takeNewest: 'Take the newest version',
  keepYours: 'Save mine over it',
  saving: 'Saving yours...',
  nothing: 'Nothing',
};
