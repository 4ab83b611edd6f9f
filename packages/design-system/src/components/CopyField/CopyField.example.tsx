import { CopyField } from '@plaitful/design-system/CopyField';

export function CopyFieldExample() {
  return (
    <CopyField
      label="Send the deposit to"
      value="deposits@example.com"
      words={{
        copy: 'Copy the email address',
        copied: 'Copied',
        announce: 'Email address copied',
        failed: 'It could not be copied. Please select it.',
      }}
    />
  );
}
