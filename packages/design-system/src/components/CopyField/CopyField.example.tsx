import { CopyField } from '@plaitful/design-system/CopyField';
import { en } from '@plaitful/design-system/words/en';

const label = 'Send the deposit to';

export function CopyFieldExample() {
  return <CopyField label={label} value="deposits@example.com" words={en.copyField.words(label)} />;
}
