export const notice = 'This is a sample page. Nothing here is saved.';
