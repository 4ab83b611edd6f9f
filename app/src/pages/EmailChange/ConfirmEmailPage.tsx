import { EmailLinkResult } from './EmailLinkResult.tsx';

export function ConfirmEmailPage() {
  return <EmailLinkResult purpose="confirm" />;
}
