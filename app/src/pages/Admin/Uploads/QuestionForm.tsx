import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { Grid } from '@plaitful/design-system/Grid';
import { Select } from '@plaitful/design-system/Select';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { questionForm as words, videoForm } from '@plaitful/messages/en-CA/adminUploads';
import { SampleButton } from './SampleButton.tsx';
import { SampleForm } from './SampleForm.tsx';
import * as css from './Uploads.css.ts';

const letters = ['A', 'B', 'C', 'D'] as const;

const locations = Object.entries(words.locations).map(([value, label]) => ({ value, label }));

/** The Question Uploads form, which is not wired (product spec 2). */
export function QuestionForm() {
  return (
    <SampleForm title={words.title}>
      <TextArea label={words.text} rows={3} />
      <ul className={css.answers}>
        {letters.map((letter) => (
          <li key={letter} className={css.answer}>
            <div className={css.answerText}>
              <TextField label={words.answer({ letter })} autoComplete="off" />
            </div>
            <fieldset aria-label={words.correctSpoken({ letter })} className={css.correct}>
              <Checkbox label={words.correct} />
            </fieldset>
            <SampleButton tone="quiet" size="sm" icon="trash">
              {words.delete}
              <VisuallyHidden> {words.deleteSpoken({ letter })}</VisuallyHidden>
            </SampleButton>
          </li>
        ))}
      </ul>
      <div>
        <SampleButton tone="secondary" icon="plus">
          {words.add}
        </SampleButton>
      </div>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
        <Select label={words.location.label} placeholder={words.location.placeholder} options={locations} />
        <DateField label={words.date} wrongDate={videoForm.wrongDate} />
      </Grid>
    </SampleForm>
  );
}
