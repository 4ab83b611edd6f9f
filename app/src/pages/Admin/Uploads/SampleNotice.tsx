import { Banner } from '@plaitful/design-system/Banner';
import { uploads } from '@plaitful/messages/en-CA/adminUploads';

/** The sentence that every button of the sample pages is explained by. */
export const sampleNoticeId = 'sample-notice';

/** Says that the page is a sample. */
export function SampleNotice() {
  return (
    <Banner>
      <p id={sampleNoticeId}>{uploads.sample}</p>
    </Banner>
  );
}
