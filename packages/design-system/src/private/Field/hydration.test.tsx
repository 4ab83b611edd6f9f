import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FileDropZone } from '../../components/FileDropZone/FileDropZone.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { NavTabs } from '../../components/NavTabs/NavTabs.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { en } from '../../words/en.ts';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'A' }];
const counter = { max: 9, ...en.characterCounter };

const fields: Record<string, ReactElement> = {
  TextField: <TextField label="Name" hint="As it is written" />,
  TextArea: <TextArea label="Details" defaultValue="Beads" counter={counter} />,
  NumberField: <NumberField label="Discount" value={10} onChange={nothing} {...en.numberField} />,
  MoneyField: <MoneyField label="Price" value={8550} onChange={nothing} {...en.moneyField} />,
  PhoneField: <PhoneField label="Phone" value="+16135550199" onChange={nothing} />,
  PasswordField: <PasswordField label="Password" autoComplete="new-password" {...en.passwordField} />,
  Checkbox: <Checkbox label="Yes" isDefaultChecked />,
  RadioGroup: <RadioGroup label="Days" options={options} value="a" onChange={nothing} />,
  RadioCards: <RadioCards label="Status" options={options} value="a" onChange={nothing} />,
  NavTabs: <NavTabs ariaLabel="Kind" links={[{ href: '/a', label: 'A', isCurrent: true }]} />,
  Select: <Select label="Service" options={options} defaultValue="a" />,
  'Select, closed': (
    <Select label="Service" options={options} value="a" name="service" disabledReason="No." />
  ),
  SearchField: <SearchField label="Search" value="puff" onChange={nothing} {...en.searchField} />,
  FileDropZone: (
    <FileDropZone
      label="Image"
      value={null}
      onChange={nothing}
      accept={['image/png']}
      maxBytes={1}
      words={en.fileDropZone}
    />
  ),
  Form: (
    <Form onSubmit={nothing} summary={{ title: 'One field', items: [{ fieldId: 'a', text: 'Name' }] }}>
      <TextField id="a" label="Name" error="Please enter it." />
    </Form>
  ),
};

// React's warnings are console errors, which fail every test.
it.each(Object.keys(fields))('%s is the same from the server and in the browser', (name) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(fields[name]);
  const written = container.textContent;
  render(fields[name], { container, hydrate: true });
  expect(container.textContent).toBe(written);
});
