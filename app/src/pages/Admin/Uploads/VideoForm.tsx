import { DateField } from '@plaitful/design-system/DateField';
import { FileDropZone } from '@plaitful/design-system/FileDropZone';
import { Select } from '@plaitful/design-system/Select';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { videoForm as words } from '@plaitful/messages/en-CA/adminUploads';
import { useState } from 'react';
import { SampleForm } from './SampleForm.tsx';
import * as css from './Uploads.css.ts';

const megabyte = 1_000_000;

const { headliner } = words;
const answers = [
  { value: 'yes', label: headliner.yes },
  { value: 'no', label: headliner.no },
];

/** The Video Upload form, which is not wired (product spec 2). */
export function VideoForm() {
  const [image, setImage] = useState<File | null>(null);
  return (
    <SampleForm title={words.title}>
      <div className={css.video}>
        <TextField label={words.name} autoComplete="off" />
        <TextField label={words.url} type="url" autoComplete="off" />
        <Select label={headliner.label} placeholder={headliner.placeholder} options={answers} />
        <DateField label={words.date} wrongDate={words.wrongDate} />
        <div className={css.half}>
          <TextArea label={words.short} rows={4} />
        </div>
        <div className={css.half}>
          <FileDropZone
            label={words.image.label}
            value={image}
            onChange={setImage}
            accept={['image/png', 'image/jpeg']}
            maxBytes={10 * megabyte}
            words={words.image}
          />
        </div>
      </div>
    </SampleForm>
  );
}
