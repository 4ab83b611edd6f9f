import { type ComponentType, useState } from 'react';

interface ControlledProps {
  value?: unknown;
  onChange: (value: never) => void;
}

/** Wraps a controlled field with state for its value. */
export function withControlledValue<Props extends ControlledProps>(Field: ComponentType<Props>) {
  return function WithControlledValue(props: Props) {
    const [value, setValue] = useState(props.value);
    const change = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return <Field {...props} value={value} onChange={change} />;
  };
}
