/** Login, Register and Members Only in one dialog. */
export function AccountDialog() {
  return null;
}
