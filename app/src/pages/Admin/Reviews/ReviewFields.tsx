import { reviewMax } from '@plaitful/domain/review';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { field as fieldWords } from '@plaitful/messages/en-CA/fields';
import type { ReviewForm } from './useReviewForm.ts';

export function ReviewFields({ fields }: Pick<ReviewForm, 'fields'>) {
  return (
    <>
      <TextArea
        label={words.message.label}
        rows={4}
        counter={{
          max: reviewMax,
          text: words.message.count,
          spoken: fieldWords.characters.text,
          tooLong: words.message.tooLong,
        }}
        {...fields.review}
        isRequired
      />
      <TextField
        label={words.name.label}
        hint={words.name.hint}
        autoComplete="off"
        {...fields.reviewBy}
        isRequired
      />
    </>
  );
}
