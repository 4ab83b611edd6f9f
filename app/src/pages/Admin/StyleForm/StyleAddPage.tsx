import { NewStyleForm } from './StyleEditorForm.tsx';

export function StyleAddPage() {
  return <NewStyleForm />;
}
