import { EmailLinkResult } from './EmailLink.tsx';

export function UndoEmailPage() {
  return <EmailLinkResult purpose="undo" />;
}
