import { NewStyleForm } from './StyleEditorForm.tsx';

/** 'Add Style' (product spec 2, /admin/create-service). */
export function StyleAddPage() {
  return <NewStyleForm />;
}
