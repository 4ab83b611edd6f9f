import { EmailLinkResult } from './EmailLink.tsx';

export function ConfirmEmailPage() {
  return <EmailLinkResult purpose="confirm" />;
}
