/** What each of the sample pages says of itself. */
export const notice = 'This is a sample page. Nothing here is saved.';
