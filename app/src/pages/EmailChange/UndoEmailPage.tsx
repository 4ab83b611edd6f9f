import { EmailLink } from './EmailLink.tsx';

export function UndoEmailPage() {
  return <EmailLink purpose="undo" />;
}
