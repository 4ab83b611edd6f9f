import { describe, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from '../../components/Button/Button.types.ts';
import type { TextFieldProps } from '../../components/TextField/TextField.types.ts';
import type { FieldName } from './Field.types.ts';

describe('what does not compile', () => {
  it('is a field without a name', () => {
    expectTypeOf<{ name: string }>().not.toExtend<TextFieldProps>();
    expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
    expectTypeOf<{ ariaLabel: string }>().toExtend<TextFieldProps>();
  });

  it('is a field with two names', () => {
    expectTypeOf<{ label: string; ariaLabel: string }>().not.toExtend<FieldName>();
  });

  it('is a button that is not ready and cannot say what is missing', () => {
    expectTypeOf<{ children: string; isNotReady: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string; isNotReady: boolean; onNotReady: () => void }>().toExtend<ButtonProps>();
  });
});
