import { PhoneField } from '@plaitful/design-system/PhoneField';
import { toE164 } from '@plaitful/domain/phone';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// Two packages that know nothing of each other: the field, and the rule by which a form judges its value.
it.each([
  '613-555-0199',
  '(613) 555-0199',
  '16135550199',
  '+1 613 555 0199',
  'tel:+1-613-555-0199',
  '＋１ ６１３ ５５５ ０１９９',
  '٦١٣٥٥٥٠١٩٩',
  '+65 9123 4567',
  '＋47 91 23 45 67',
  '613-055-0199',
  '613555019',
])('the phone field reports %s as the number that the rule finds in it', (text) => {
  const report = vi.fn<(phone: string) => void>();
  render(<PhoneField label="Mobile phone" value="" onChange={report} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Mobile phone' }), { target: { value: text } });
  expect(report).toHaveBeenCalledOnce();
  expect(toE164(report.mock.lastCall?.[0] ?? '')).toBe(toE164(text));
});
