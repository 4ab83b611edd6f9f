import { type ComponentType, useState } from 'react';

interface ControlledProps {
  value?: unknown;
  onChange: (value: never) => void;
}

/** A field that is given its value, with a page around it that keeps what is chosen or typed. */
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
