import { PhoneField } from '@plaitful/design-system/PhoneField';
import { TextField } from '@plaitful/design-system/TextField';
import type { Advice } from '../../workshop/advice.ts';

const ignore = () => undefined;

export const advice: Advice = [
  {
    do: {
      picture: (
        <PhoneField
          label="Mobile phone"
          hint="We text you the day before."
          value="+16135550142"
          onChange={ignore}
        />
      ),
      text: 'Say why the number is needed, and let the field write it in groups.',
    },
    dont: {
      picture: <TextField label="Phone" type="tel" defaultValue="6135550142" hint="Format: NNN-NNN-NNNN" />,
      text: 'Ask people for a format that the field could write itself.',
    },
  },
  {
    do: {
      picture: (
        <PhoneField
          label="Mobile phone"
          value="+1613555"
          onChange={ignore}
          error="This number needs three more digits."
        />
      ),
      text: 'Name what is missing, after the field was left or the form was sent.',
    },
    dont: {
      picture: <PhoneField label="Mobile phone" value="+16" onChange={ignore} error="Invalid phone number" />,
      text: 'Report an error while the number is being typed, or without saying what to do.',
    },
  },
];
