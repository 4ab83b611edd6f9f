import { EmailLink } from './EmailLink.tsx';

export function ConfirmEmailPage() {
  return <EmailLink purpose="confirm" />;
}
