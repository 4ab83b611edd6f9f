/** Names the foot of the open dialog for style sheets: on a phone toasts stand over it. */
export const dialogFooterAnchor = '--dialog-foot';
