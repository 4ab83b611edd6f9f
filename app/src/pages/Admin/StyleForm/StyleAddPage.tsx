import { StyleEditorForm } from './StyleEditorForm.tsx';

export function StyleAddPage() {
  return <StyleEditorForm style={undefined} bookings={{ booked: {}, full: {} }} />;
}
