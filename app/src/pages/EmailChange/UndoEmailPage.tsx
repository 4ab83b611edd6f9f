import { EmailLinkResult } from './EmailLinkResult.tsx';

export function UndoEmailPage() {
  return <EmailLinkResult purpose="undo" />;
}
