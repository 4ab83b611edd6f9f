import { describe, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from '../../components/Button/Button.tsx';
import type { CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import type { FileDropZoneProps } from '../../components/FileDropZone/FileDropZone.tsx';
import type { MoneyFieldProps } from '../../components/MoneyField/MoneyField.tsx';
import type { NumberFieldProps } from '../../components/NumberField/NumberField.tsx';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField.tsx';
import type { PhoneFieldProps } from '../../components/PhoneField/PhoneField.tsx';
import type { RadioGroupProps } from '../../components/RadioGroup/RadioGroup.tsx';
import type { NavTabsProps } from '../../components/NavTabs/NavTabs.tsx';
import type { SearchFieldProps } from '../../components/SearchField/SearchField.tsx';
import type { SelectProps } from '../../components/Select/Select.tsx';
import type { TextAreaProps } from '../../components/TextArea/TextArea.tsx';
import type { TextFieldProps } from '../../components/TextField/TextField.tsx';
import type { FieldName } from './fieldProps.ts';

/** A field's props without its label. */
type Unnamed<Props> = Omit<Props, keyof FieldName> & { label?: undefined };

describe('type errors', () => {
  it('is a field without a name', () => {
    expectTypeOf<{ name: string }>().not.toExtend<TextFieldProps>();
    expectTypeOf<Unnamed<TextAreaProps>>().not.toExtend<TextAreaProps>();
    expectTypeOf<Unnamed<NumberFieldProps>>().not.toExtend<NumberFieldProps>();
    expectTypeOf<Unnamed<MoneyFieldProps>>().not.toExtend<MoneyFieldProps>();
    expectTypeOf<Unnamed<PhoneFieldProps>>().not.toExtend<PhoneFieldProps>();
    expectTypeOf<Unnamed<PasswordFieldProps>>().not.toExtend<PasswordFieldProps>();
    expectTypeOf<Unnamed<SelectProps>>().not.toExtend<SelectProps>();
    expectTypeOf<Unnamed<SearchFieldProps>>().not.toExtend<SearchFieldProps>();
    expectTypeOf<Unnamed<FileDropZoneProps>>().not.toExtend<FileDropZoneProps>();
    expectTypeOf<Omit<CheckboxProps, 'label'>>().not.toExtend<CheckboxProps>();
    expectTypeOf<Omit<RadioGroupProps<'a'>, 'label'>>().not.toExtend<RadioGroupProps<'a'>>();
    expectTypeOf<Omit<NavTabsProps, 'ariaLabel'>>().not.toExtend<NavTabsProps>();
  });

  it('is a field without exactly one of the three kinds of label', () => {
    expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
    expectTypeOf<{ ariaLabel: string }>().toExtend<TextFieldProps>();
    expectTypeOf<{ labelledBy: string }>().toExtend<TextFieldProps>();
  });

  it('is a field with two names', () => {
    expectTypeOf<{ label: string; ariaLabel: string }>().not.toExtend<FieldName>();
    expectTypeOf<{ label: string; labelledBy: string }>().not.toExtend<FieldName>();
  });

  it('is an amount field without a message for invalid input', () => {
    expectTypeOf<Omit<{ label: string } & MoneyFieldProps, 'invalidError'>>().not.toExtend<MoneyFieldProps>();
  });

  it('is a button that is not ready without a handler that explains why', () => {
    expectTypeOf<{ children: string; isDisabled: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{
      children: string;
      isDisabled: boolean;
      onDisabledClick: () => void;
    }>().toExtend<ButtonProps>();
  });
});
