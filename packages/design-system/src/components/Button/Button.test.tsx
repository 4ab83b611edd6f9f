import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, type ButtonProps } from './Button.tsx';

const button = () => screen.getByRole('button');

/** A form that counts how often it is submitted. */
function submitted(buttonProps: Partial<ButtonProps>, isOutside = false) {
  const onSubmit = vi.fn<() => void>();
  const own = <Button {...(buttonProps as ButtonProps)}>Book Now</Button>;
  render(
    <>
      <form
        id="booking"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {isOutside ? null : own}
      </form>
      {isOutside ? own : null}
    </>,
  );
  return onSubmit;
}

describe('a button in a form', () => {
  it.each<[string, number, Partial<ButtonProps>, boolean]>([
    ['does not submit it', 0, {}, false],
    ['submits it with type submit', 1, { type: 'submit' }, false],
    ['does not submit it while it is busy', 0, { type: 'submit', isBusy: true }, false],
    [
      'does not submit it while it is disabled',
      0,
      { type: 'submit', isDisabled: true, onDisabledClick: () => undefined },
      false,
    ],
    ['submits the form it names from outside', 1, { type: 'submit', form: 'booking' }, true],
  ])('%s', (_what, times, props, isOutside) => {
    const onSubmit = submitted(props, isOutside);
    button().click();
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });
});

describe('a button', () => {
  it('asks for nothing while it is busy and disabled', () => {
    const onDisabledClick = vi.fn<() => void>();
    render(
      <Button isBusy isDisabled onDisabledClick={onDisabledClick}>
        Book Now
      </Button>,
    );
    button().click();
    expect(onDisabledClick).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<ButtonProps>, string, string]>([
    ['whether it is pressed', { isPressed: false }, 'aria-pressed', 'false'],
    ['that what it controls is open', { isExpanded: true }, 'aria-expanded', 'true'],
    ['that what it controls is closed', { isExpanded: false }, 'aria-expanded', 'false'],
    ['what it controls', { controls: 'filters' }, 'aria-controls', 'filters'],
    ['that it is busy', { isBusy: true }, 'aria-busy', 'true'],
  ])('tells screen readers %s', (_what, props, attribute, value) => {
    const { rerender } = render(<Button>Filter</Button>);
    expect(button()).not.toHaveAttribute(attribute);
    rerender(<Button {...(props as ButtonProps)}>Filter</Button>);
    expect(button()).toHaveAttribute(attribute, value);
  });

  it('can be focused by its caller', async () => {
    function Focuser() {
      const other = useRef<HTMLButtonElement>(null);
      return (
        <>
          <Button onClick={() => other.current?.focus()}>Go</Button>
          <Button ref={other}>Target</Button>
        </>
      );
    }
    render(<Focuser />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus();
  });

  it('is as wide and high while it is busy as before', () => {
    const { rerender } = render(<Button icon="reload">Try again</Button>);
    const before: unknown = button().getBoundingClientRect().toJSON();
    rerender(
      <Button icon="reload" isBusy busyLabel="Sending all of it again">
        Try again
      </Button>,
    );
    expect(button().getBoundingClientRect().toJSON()).toEqual(before);
  });
});
