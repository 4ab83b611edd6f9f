import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { NavTabs } from '../../components/NavTabs/NavTabs.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';

const nothing = () => undefined;
const twice = [
  { value: 'a', label: 'A' },
  { value: 'a', label: 'Also A' },
];
const once: { value: string; label: string }[] = [{ value: 'a', label: 'A' }];

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

/** React also logs an error about duplicate keys. */
function expectKeysNamed() {
  const errors = vi.spyOn(console, 'error');
  expect(errors).toHaveBeenCalledOnce();
  errors.mockClear();
}

describe('a console warning', () => {
  it.each([
    ['Select', <Select key="1" label="Service" options={twice} />],
    ['RadioGroup', <RadioGroup key="2" label="Days" options={twice} value="a" onChange={nothing} />],
    ['RadioCards', <RadioCards key="3" label="Status" options={twice} value="a" onChange={nothing} />],
  ])('is logged for two options of a %s with the same value', (component, element) => {
    render(element);
    expect(warn).toHaveBeenCalledWith(`${component}: two options have the value "a". Give each its own.`);
    expectKeysNamed();
  });

  it.each([
    ['Select', <Select key="1" label="Service" options={once} value="b" onChange={nothing} />],
    ['RadioGroup', <RadioGroup key="2" label="Days" options={once} value="b" onChange={nothing} />],
    ['RadioCards', <RadioCards key="3" label="Status" options={once} value="b" onChange={nothing} />],
  ])('of a value that no option of a %s has', (component, element) => {
    render(element);
    expect(warn).toHaveBeenCalledWith(
      `${component}: no option has the value "b". Write one of "a", or leave it empty.`,
    );
  });

  it('does not warn about an empty list', () => {
    render(<Select label="Service" options={[]} value="cornrows" onChange={nothing} />);
    expect(warn).not.toHaveBeenCalled();
  });

  it('of two pages that both claim to be the current one', () => {
    const links = [
      { href: '/a', label: 'A', isCurrent: true },
      { href: '/b', label: 'B', isCurrent: true },
    ];
    render(<NavTabs ariaLabel="Kind" links={links} />);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^NavTabs: more than one link/));
  });

  it('of a summary that names a field twice, and of a link that leads nowhere', () => {
    const items = [
      { fieldId: 'nowhere', text: 'One' },
      { fieldId: 'nowhere', text: 'Two' },
    ];
    const { getByText } = render(<ErrorSummary title="Please look at two fields" items={items} />);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^ErrorSummary: two items lead to "nowhere"/));
    getByText('One').click();
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^ErrorSummary: there is no field with the id "nowhere"/),
    );
    expectKeysNamed();
  });
});
