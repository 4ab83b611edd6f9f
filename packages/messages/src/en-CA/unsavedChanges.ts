export const unsaved = {
  title: 'Leave without saving?',
  text: 'Your changes on this page will be lost.',
  stay: 'Stay here',
  go: 'Leave',
};

/** For a record that was changed by somebody else while it was being edited here. */
export const editConflict = {
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
