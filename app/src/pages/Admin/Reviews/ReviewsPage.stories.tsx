import type { Review } from '@plaitful/api-client/contract';
import { mockAnswer, mockList, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { findDialog } from '../../../storybook/findDialog.ts';
import { testers } from '../../../storybook/testers.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const texts = [
  ['My daughter fell asleep in the chair. That says it all.', 'Amara Osei (demo)'],
  [
    'I knew the price, the time and what to bring before we left home. Pickup was right when they said.',
    'Danielle Roy (demo)',
  ],
  ['She has a tender head and usually cries. Here she got breaks. No tears at all.', 'Fatima Hassan (demo)'],
  ['The beads! She clicked all the way home on the bus.', 'Grace Mbeki (demo)'],
  ['Our box braids still looked neat after five weeks of hockey helmets.', 'Simone Tremblay (demo)'],
  ['I could change our time myself, late in the evening. So easy.', 'Priya Nair (demo)'],
  ['They found knots I had missed for days and took their time.', 'Keisha Brown (demo)'],
  ['My twins went one after the other and both came out smiling.', 'Olivia Mensah (demo)'],
  ['On time, kind, and neat.', 'Noor Ali (demo)'],
  ['Her whole class asked where she got them.', 'Esi Boateng (demo)'],
] as const;
const reviews: Review[] = texts.map(([review, reviewBy], at) => ({
  reviewId: at + 1,
  review,
  reviewBy,
  etag: `"${at + 1}"`,
}));

/** Searches as the server does: each word must stand in the review or in its name. */
const listed = mockList('listReviews', reviews, (query) => {
  const labels = (query.get('q') ?? '').toLowerCase().split(/\s+/);
  return reviews.filter(({ review, reviewBy }) =>
    labels.every((word) => `${review} ${reviewBy}`.toLowerCase().includes(word)),
  );
});

const meta = {
  ...pageMeta,
  title: 'Pages/Admin reviews',
  tags: ['route:/admin/reviews'],
  args: { at: '/admin/reviews' },
  beforeEach: asOwner(listed),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Opens the menu of a review and takes one of its entries. */
const choose = (reviewBy: string, entry: 'Edit' | 'Delete') =>
  testers.menuTester(document.body, { label: `Actions for the review by ${reviewBy}` }).choose(entry);

async function edit() {
  await choose('Danielle Roy (demo)', 'Edit');
  return findDialog('Edit review');
}

async function add(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Review' }));
  return findDialog('Add Review');
}

async function askToDelete() {
  await choose('Danielle Roy (demo)', 'Delete');
  const name = 'Delete the review by Danielle Roy (demo)?';
  const question = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

export const Rows: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['SN', 'Review Message', 'Full Name', 'Actions']);
    await step('the serial number goes on over the pages', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
      await expect(canvas.getByRole('cell', { name: '9' })).toBeVisible();
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const TheMenu: Story = {
  play: async ({ canvas }) => {
    const name = 'Actions for the review by Danielle Roy (demo)';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const entries = await canvas.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  },
};

export const Search: Story = {
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search reviews' });
    await step('filters by words and name, on all pages', async () => {
      await userEvent.type(field, 'her esi');
      await waitFor(() => expect(names(canvas)).toEqual(['Esi Boateng (demo)']));
      await expect(canvas.getByText('1 review found')).toBeInTheDocument();
    });
    await step('says what it did not find, and clears', async () => {
      await userEvent.type(field, ' lemonade');
      await expect(await canvas.findByText('Nothing matches “her esi lemonade”.')).toBeVisible();
      const [clear] = canvas.getAllByRole('button', { name: 'Clear the search' }).toReversed();
      if (clear) await userEvent.click(clear);
      await waitFor(() => expect(names(canvas)).toHaveLength(8));
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listReviews', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reviews...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockList('listReviews', [])),
  play: async ({ canvas }) => {
    const labels = 'No reviews yet. Press “Add Review” to write the first one.';
    await expect(await canvas.findByText(labels)).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('listReviews', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await waitUntilVisible('Failed to fetch reviews');
    msw.use(listed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
  },
};

export const Adds: Story = {
  play: async ({ canvas, msw, step }) => {
    const dialog = await add(canvas);
    const message = dialog.getByRole('textbox', { name: 'Review Message' });
    const name = dialog.getByRole('textbox', { name: 'Full Name' });
    const submit = dialog.getByRole('button', { name: 'Add Review' });
    await step('both are required', async () => {
      await userEvent.click(submit);
      await expect(message).toHaveAccessibleDescription(/Review message is required/);
      await expect(name).toHaveAccessibleDescription(/Full name is required/);
      await expect(message).toHaveFocus();
    });
    await step('the characters are counted, and more than 255 are refused', async () => {
      await pasteInto(message, 'x'.repeat(256));
      await expect(dialog.getByText('256/255')).toBeVisible();
      await expect(await dialog.findByText('Please keep the review to 255 characters.')).toBeVisible();
      await userEvent.clear(message);
      await pasteInto(message, 'No tears at all.');
      await expect(dialog.getByText('16/255')).toBeVisible();
    });
    await step('then it is there', async () => {
      const stored = { reviewId: 11, review: 'No tears at all.', reviewBy: 'Ada B.', etag: '"1"' };
      msw.use(
        mockAnswer('addReview', async ({ readBody }) => ({
          reviewId: 11,
          ...(await readBody()),
          etag: '"1"',
        })),
        mockList('listReviews', [stored]),
      );
      await pasteInto(name, 'Ada B.');
      await userEvent.click(submit);
      await waitUntilVisible('Review added successfully');
      await waitFor(() => expect(names(canvas)).toEqual(['Ada B.']));
    });
  },
};

export const AddFails: Story = {
  tags: ['ci', 'error:server_error'],
  play: async ({ canvas, msw }) => {
    msw.use(mockProblem('addReview', { code: 'server_error', message: 'Something went wrong.' }));
    const dialog = await add(canvas);
    await pasteInto(dialog.getByRole('textbox', { name: 'Review Message' }), 'No tears at all.');
    await pasteInto(dialog.getByRole('textbox', { name: 'Full Name' }), 'Ada B.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Review' }));
    await waitUntilVisible('Failed to add review');
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada B.');
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await add(canvas);
    await pasteInto(dialog.getByRole('textbox', { name: 'Full Name' }), 'Ada B.');
    await step('staying keeps what was typed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada B.');
    });
    await step('leaving adds nothing', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const Edits: Story = {
  play: async ({ msw, step }) => {
    const dialog = await edit();
    await step('begins with what it says', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Danielle Roy (demo)');
      await expect(dialog.getByText('98/255')).toBeVisible();
    });
    await step('and saves it', async () => {
      msw.use(
        mockAnswer('updateReview', async ({ request, readBody }) => {
          if (request.headers.get('If-Match') !== '"2"') throw new Error('sent without its etag');
          return { reviewId: 2, ...(await readBody()), etag: '"3"' };
        }),
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Full Name' }), '!');
      await userEvent.click(dialog.getByRole('button', { name: 'Save review' }));
      await waitUntilVisible('Review updated successfully');
    });
  },
};

export const EditFails: Story = {
  tags: ['ci', 'error:server_error'],
  play: async ({ msw }) => {
    msw.use(mockProblem('updateReview', { code: 'server_error', message: 'Something went wrong.' }));
    const dialog = await edit();
    await userEvent.click(dialog.getByRole('button', { name: 'Save review' }));
    await waitUntilVisible('Failed to update review');
  },
};

export const DeletedMeanwhile: Story = {
  tags: ['ci', 'error:review_not_found'],
  play: async ({ msw }) => {
    const message = 'This review is no longer there.';
    msw.use(mockProblem('updateReview', { code: 'review_not_found', message }));
    const dialog = await edit();
    await userEvent.click(dialog.getByRole('button', { name: 'Save review' }));
    await waitUntilVisible('Failed to update review');
  },
};

export const ConflictDialog: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  play: async ({ msw, step }) => {
    const dialog = await edit();
    const newest = { reviewId: 2, review: 'Neat and kind.', reviewBy: 'Danielle Roy (demo)', etag: '"9"' };
    msw.use(mockList('listReviews', [newest]), mockProblem('updateReview', { code: 'changed_meanwhile' }));
    const message = dialog.getByRole('textbox', { name: 'Review Message' });
    await userEvent.clear(message);
    await pasteInto(message, 'Neat, and on time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save review' }));
    const both = await findDialog('Someone else changed this');
    await step('only what differs, the newest beside her own', async () => {
      await expect(both.getByText('Neat and kind.')).toBeVisible();
      await expect(both.getByText('Neat, and on time.')).toBeVisible();
      await expect(both.queryByText('Full Name')).not.toBeInTheDocument();
    });
    await step('hers is saved over it only when she says so', async () => {
      msw.use(
        mockAnswer('updateReview', async ({ request, readBody }) => {
          if (request.headers.get('If-Match') !== '"9"') throw new Error('not the newest version');
          return { reviewId: 2, ...(await readBody()), etag: '"10"' };
        }),
      );
      await userEvent.click(both.getByRole('button', { name: 'Save mine over it' }));
      await waitUntilVisible('Review updated successfully');
    });
  },
};

export const Deletes: Story = {
  play: async ({ canvas, msw, step }) => {
    const question = await askToDelete();
    await step('quotes what goes', async () => {
      const start = /^“I knew the price, the time and what to bring before we left…” It disappears/;
      await expect(question.getByText(start)).toBeVisible();
    });
    await step('and it is gone', async () => {
      msw.use(
        mockAnswer('deleteReview', ({ request }) => {
          if (request.headers.get('If-Match') !== '"2"') throw new Error('sent without its etag');
          return { done: true } as const;
        }),
        mockList('listReviews', reviews.slice(2)),
      );
      await userEvent.click(question.getByRole('button', { name: 'Delete review' }));
      await waitUntilVisible('Review deleted successfully');
      await waitFor(() => expect(names(canvas)).not.toContain('Danielle Roy (demo)'));
    });
  },
};

export const DeleteFails: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  play: async ({ msw }) => {
    msw.use(
      mockProblem('deleteReview', { code: 'changed_meanwhile', message: 'Someone else changed this.' }),
    );
    const question = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Delete review' }));
    await waitUntilVisible('Failed to delete review');
    await expect(await question.findByText('Someone else changed this.')).toBeVisible();
  },
};
