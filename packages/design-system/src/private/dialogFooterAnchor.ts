/** The CSS anchor name of an open dialog's footer: on a phone toasts are shown above it. */
export const dialogFooterAnchorName = '--plaitful-dialog-foot';
