import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button, type ButtonProps } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { FileDropZone } from '@plaitful/design-system/FileDropZone';
import { Form } from '@plaitful/design-system/Form';
import { Grid } from '@plaitful/design-system/Grid';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { NavTabs } from '@plaitful/design-system/NavTabs';
import { SearchField } from '@plaitful/design-system/SearchField';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { TextArea } from '@plaitful/design-system/TextArea';
import { breakable } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { admin } from '@plaitful/messages/en-CA/admin';
import {
  uploads as labels,
  videoForm,
  questionForm,
  uploadButtons,
} from '@plaitful/messages/en-CA/adminUploads';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './Uploads.css.ts';
import { paths } from '../../../lib/paths.ts';
import { rowMenu, search } from '../../../features/admin/admin.css.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { useStackedColumns } from '../../../features/lists/useMergedColumns.tsx';
import { usePaging } from '../../../features/lists/usePaging.ts';

type VideoStatus = keyof typeof labels.status;

interface SampleVideo {
  date: string;
  url: string;
  name: string;
  location: string;
  status: VideoStatus;
}

/** Date, last part of the URL, name, page, status. */
const samples: readonly (readonly [string, string, string, string, VideoStatus])[] = [
  ['2026-09-04', 'straight-back-cornrows', 'Straight-back cornrows in a minute', 'Home', 'Active'],
  ['2026-09-05', 'satin-bonnet', 'How to tie a satin bonnet', 'About', 'Active'],
  ['2026-09-11', 'detangle', 'Detangling without tears', 'Services', 'Active'],
  ['2026-09-12', 'beads', 'Choosing beads', 'Services', 'Pending'],
  ['2026-09-18', 'knotless', 'Knotless braids, step by step', 'Services', 'Active'],
  ['2026-09-19', 'studio-tour', 'A look around the studio', 'Home', 'Active'],
  ['2026-09-25', 'first-visit', 'Her first visit', 'FAQ', 'Pending'],
  ['2026-09-26', 'wash-day', 'Wash day at home', 'FAQ', 'Active'],
  ['2026-10-02', 'take-down', 'Taking braids out with care', 'FAQ', 'Inactive'],
  ['2026-10-03', 'puffs', 'Two puffs in ten minutes', 'Home', 'Active'],
  ['2026-10-09', 'winter-hats', 'Braids under winter hats', 'FAQ', 'Pending'],
  ['2026-10-16', 'crown', 'A braided crown', 'Services', 'Inactive'],
  ['2026-10-23', 'twists', 'Two-strand twists that last', 'Services', 'Active'],
];

const sampleVideos = samples.map(([date, slug, name, location, status]): SampleVideo => ({
  date,
  url: `https://example.com/videos/${slug}`,
  name,
  location,
  status,
}));

const rowsPerPage = 8;

const { column } = labels;

const merged = { url: 'name', location: 'date' };

const tones: Record<VideoStatus, BadgeTone> = { Active: 'paid', Pending: 'waiting', Inactive: 'neutral' };

const columns: readonly TableColumn<SampleVideo>[] = [
  { key: 'date', header: column.date, cardSlot: 'lead', isOneLine: true, cell: ({ date }) => date },
  {
    key: 'url',
    header: column.url,
    cardSlot: 'detail',
    isWide: true,
    cell: ({ url }) => breakable(url.replace('https://', '')),
  },
  {
    key: 'name',
    header: column.name,
    cardSlot: 'title',
    isRowHeader: true,
    isWide: true,
    cell: ({ name }) => name,
  },
  { key: 'location', header: column.location, cell: ({ location }) => location },
  {
    key: 'status',
    header: column.status,
    isOneLine: true,
    cell: ({ status }) => <Badge tone={tones[status]}>{labels.status[status]}</Badge>,
  },
];

function doNothing(): void {}

const notInUse = { disabledReason: labels.notInUse, onSelect: doNothing };
const menuItems = [
  { key: 'edit', label: labels.edit, icon: 'pencil', ...notInUse },
  { key: 'delete', label: labels.delete, icon: 'trash', ...notInUse },
] as const;

function UploadsTable() {
  const layout = useStackedColumns(columns, merged, { headers: labels.merged });
  const paging = usePaging(labels.title, sampleVideos, rowsPerPage);
  return (
    <PaginatedTable
      {...paging}
      caption={labels.title}
      {...layout}
      rowKey={({ url }) => url}
      actions={{
        header: column.actions,
        cell: (video) => (
          <span className={rowMenu}>
            <Menu trigger="dots" label={labels.actions(video)} items={menuItems} />
          </span>
        ),
      }}
    />
  );
}

/** The id of the notice that explains every button. */
const sampleNoticeId = 'sample-notice';

const letters = ['A', 'B', 'C', 'D'] as const;

const locations = Object.entries(questionForm.locations).map(([value, label]) => ({ value, label }));

function QuestionForm() {
  return (
    <SampleForm title={questionForm.title}>
      <TextArea label={questionForm.text} rows={3} />
      <Stack element="ul" gap={4}>
        {letters.map((letter) => (
          <li key={letter} className={css.answer}>
            <div className={css.answerText}>
              <TextField label={questionForm.answer({ letter })} autoComplete="off" />
            </div>
            <fieldset aria-label={questionForm.correctSpoken({ letter })} className={css.correct}>
              <Checkbox label={questionForm.correct} />
            </fieldset>
            <SampleButton variant="text" size="sm" icon="trash">
              {questionForm.delete}
              <VisuallyHidden>{` ${questionForm.deleteSpoken({ letter })}`}</VisuallyHidden>
            </SampleButton>
          </li>
        ))}
      </Stack>
      <div>
        <SampleButton variant="outline" icon="plus">
          {questionForm.add}
        </SampleButton>
      </div>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
        <Select
          label={questionForm.location.label}
          placeholder={questionForm.location.placeholder}
          options={locations}
        />
        <DateField label={questionForm.date} invalidError={videoForm.wrongDate} />
      </Grid>
    </SampleForm>
  );
}

const megabyte = 1_000_000;

const { headliner } = videoForm;
const answers = [
  { value: 'yes', label: headliner.yes },
  { value: 'no', label: headliner.no },
];

function VideoForm() {
  const [image, setImage] = useState<File | null>(null);
  return (
    <SampleForm title={videoForm.title}>
      <div className={css.video}>
        <TextField label={videoForm.name} autoComplete="off" />
        <TextField label={videoForm.url} type="url" autoComplete="off" />
        <Select label={headliner.label} placeholder={headliner.placeholder} options={answers} />
        <DateField label={videoForm.date} invalidError={videoForm.wrongDate} />
        <div className={css.halfWidth}>
          <TextArea label={videoForm.short} rows={4} />
        </div>
        <div className={css.halfWidth}>
          <FileDropZone
            label={videoForm.image.label}
            value={image}
            onChange={setImage}
            accept={['image/png', 'image/jpeg']}
            maxBytes={10 * megabyte}
            words={videoForm.image}
          />
        </div>
      </div>
    </SampleForm>
  );
}

export function UploadsPage() {
  const { pathname } = useLocation();
  return (
    <AdminPage heading={labels.title} actions={<Kinds pathname={pathname} />}>
      <Banner>
        <p id={sampleNoticeId}>{labels.sample}</p>
      </Banner>
      {pathname === paths.adminVideo.path ? <VideoForm /> : null}
      {pathname === paths.adminQuizes.path ? <QuestionForm /> : null}
      <div className={search}>
        <SearchField
          label={labels.search}
          value=""
          onChange={doNothing}
          clearLabel={admin.search.clear}
          disabledReason={labels.notInUse}
        />
      </div>
      <UploadsTable />
    </AdminPage>
  );
}

function Kinds({ pathname }: { pathname: string }) {
  // The list alone is the list of videos.
  const current = pathname === paths.adminUploads.path ? paths.adminVideo.path : pathname;
  const linkTo = (href: string, label: string) => ({ href, label, isCurrent: href === current });
  return (
    <Inline gap={4}>
      <NavTabs
        ariaLabel={labels.kinds}
        links={[
          linkTo(paths.adminVideo.href(), labels.video),
          linkTo(paths.adminQuizes.href(), labels.quizes),
        ]}
      />
      <ButtonLink icon="plus" href={paths.adminVideo.href()}>
        {labels.add}
      </ButtonLink>
    </Inline>
  );
}

function SampleForm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card variant="outlined">
      <Form onSubmit={doNothing} ariaLabel={title}>
        <Stack gap={6}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {children}
          <div className={css.footer}>
            <div className={css.deletion}>
              <SampleButton variant="text" icon="trash">
                {uploadButtons.delete}
              </SampleButton>
            </div>
            <SampleButton variant="outline">{uploadButtons.cancel}</SampleButton>
            <SampleButton type="submit">{uploadButtons.submit}</SampleButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

type SampleButtonProps = Pick<ButtonProps, 'children' | 'variant' | 'size' | 'icon' | 'type'>;

function SampleButton(props: SampleButtonProps) {
  return <Button {...props} isDisabled onDisabledClick={doNothing} describedBy={sampleNoticeId} />;
}
