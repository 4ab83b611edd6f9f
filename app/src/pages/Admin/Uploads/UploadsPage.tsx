import { Link } from '@plaitful/design-system/Link';
import { RadioLinks } from '@plaitful/design-system/RadioLinks';
import { SearchField } from '@plaitful/design-system/SearchField';
import { uploads as words } from '@plaitful/messages/en-CA/adminUploads';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { UploadsTable } from './UploadsTable.tsx';
import { VideoForm } from './VideoForm.tsx';
import * as css from './Uploads.css.ts';

interface UploadsPageProps {
  /** Whose form stands above the list; none on the page of all uploads. */
  form?: 'video' | 'question' | undefined;
}

/** The sample pages of the uploads: all three show the kinds and the list (product spec 2, reading 6). */
export function UploadsPage({ form }: UploadsPageProps) {
  return (
    <AdminPage heading={words.title} actions={<Ways form={form} />}>
      <SampleNotice />
      {form === 'video' ? <VideoForm /> : null}
      {form === 'question' ? <QuestionForm /> : null}
      <div className={css.search}>
        <SearchField
          label={words.search}
          value=""
          onChange={findNothing}
          clearLabel={words.clear}
          disabledReason={words.notInUse}
        />
      </div>
      <UploadsTable />
    </AdminPage>
  );
}

function Ways({ form }: UploadsPageProps) {
  return (
    <div className={css.ways}>
      <RadioLinks
        ariaLabel={words.kinds}
        links={[
          { href: paths.adminVideo.href(), label: words.video, isCurrent: form === 'video' },
          { href: paths.adminQuizes.href(), label: words.quizes, isCurrent: form === 'question' },
        ]}
      />
      <Link isStandalone icon="plus" href={paths.adminVideo.href()}>
        {words.add}
      </Link>
    </div>
  );
}

/** The search is not in use. */
function findNothing(): void {}

/** /admin/video: the Video Upload form above the list. */
export function VideoPage() {
  return <UploadsPage form="video" />;
}

/** /admin/quizes: the Question Uploads form above the list. */
export function QuizesPage() {
  return <UploadsPage form="question" />;
}
