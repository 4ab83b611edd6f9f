import { type ComponentType, useState } from 'react';

interface Held {
  value?: unknown;
  onChange: (value: never) => void;
}

/** A field that is given its value, with a page around it that keeps what is chosen or typed. */
export function kept<Props extends Held>(Field: ComponentType<Props>) {
  return function Kept(props: Props) {
    const [value, setValue] = useState(props.value);
    const keep = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return <Field {...props} value={value} onChange={keep} />;
  };
}
