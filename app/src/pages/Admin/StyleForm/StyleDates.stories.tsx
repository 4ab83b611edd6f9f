import { nbsp } from '../../../testing/nbsp.ts';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import { generateSlotTimes } from '@plaitful/domain/slots';
import { addDays } from '@plaitful/domain/studio-time';
import { formatDate, formatDateShort, toPlainSpaces } from '@plaitful/messages/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { daysFromToday } from '../../../storybook/sampleBookings.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import {
  addPath,
  findDay,
  findField,
  saturday,
  secondSaturday,
  storedStyle,
  styleMocks,
  sunday,
  thirdSaturday,
  openDate,
} from './styleFormStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin style dates',
  tags: ['route:/admin/update-service/:styleId'],
  args: { at: '/admin/update-service/1' },
  beforeEach: asOwner(...styleMocks),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Default: Story = {
  // The same picture as that of the form.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await expect(await canvas.findByText('2 dates chosen')).toBeVisible();
  },
};

export const Summary: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, step }) => {
    await step('each day says its times and what is booked', async () => {
      const day = await findDay(canvas, saturday);
      await waitFor(() => expect(day).toHaveAccessibleName(/chosen, 2 times, 1 booked$/));
      await expect(day).toHaveTextContent('2:003:30');
      await expect(canvas.getByText('2 dates chosen')).toBeVisible();
    });
    await step('the times of a date stand below, booked ones marked', async () => {
      const times = await openDate(canvas, saturday);
      await expect(times.getByRole('button', { name: nbsp('2:00 pm') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(times.getByRole('button', { name: nbsp('3:30 pm, booked') })).toBeVisible();
      const inside = within(times.getByRole('group', { name: 'Within your opening hours' }));
      await expect(inside.getAllByRole('button')).toHaveLength(3);
      const outside = within(times.getByRole('group', { name: /^Outside your opening hours/ }));
      await expect(outside.getByRole('button', { name: nbsp('6:30 pm') })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
    await step('and all of them in a list', async () => {
      const list = within(canvas.getByRole('region', { name: 'All dates' }));
      await userEvent.click(list.getAllByText(/dates?$/)[0] ?? document.body);
      await expect(
        await list.findByRole('button', {
          name: new RegExp(`${formatDate(saturday)}: .*2:00\\spm.*3:30\\spm`),
        }),
      ).toBeVisible();
    });
  },
};

export const ChoosingDays: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  play: async ({ canvas, step }) => {
    await step('says what to do while there are none', async () => {
      await findField(canvas, /Style name/);
      await expect(
        canvas.getByText('No dates yet. Choose days in the calendar, then add times to each.'),
      ).toBeVisible();
    });
    await step('a closed day can be offered all the same', async () => {
      await userEvent.click(await findDay(canvas, sunday));
      const notes = canvas.getAllByText('The studio is usually closed on this day. You can still offer it.');
      await expect(notes[0]).toBeVisible();
      await expect(
        canvas.getByText('Enter a duration such as 1:30 first. The times follow from it.'),
      ).toBeVisible();
      await expect(canvas.getByText(/1 date has no times yet/)).toBeVisible();
    });
    await step('several days by two presses', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Several days' }));
      await userEvent.click(await findDay(canvas, saturday));
      await userEvent.click(await findDay(canvas, sunday));
      await waitFor(() => expect(canvas.getByText('2 dates chosen')).toBeVisible());
    });
    await step('by keyboard, and taken out again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'One day' }));
      (await findDay(canvas, saturday)).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('1 date chosen')).toBeVisible());
    });
    await step('which can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo the last change' }));
      await expect(canvas.getByText('2 dates chosen')).toBeVisible();
    });
  },
};

export const PastDays: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  play: async ({ canvas, step }) => {
    await findField(canvas, /Style name/);
    await step('earlier months cannot be reached', async () => {
      const previous = canvas.getByRole('button', { name: 'Previous month' });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a day that is over is refused; the first of a month has none before it', async () => {
      const past = canvas.queryAllByRole('button', { name: /, in the past$/ });
      await expect(past).toHaveLength(Number(daysFromToday(0).slice(-2)) - 1);
      if (!past[0]) return;
      await userEvent.click(past[0]);
      await waitUntilVisible('Cannot select previous dates');
      await expect(canvas.queryByText('1 date chosen')).toBeNull();
    });
  },
};

export const AddingTimes: Story = {
  play: async ({ canvas, step }) => {
    const times = await openDate(canvas, secondSaturday);
    const add = () => userEvent.click(times.getByRole('button', { name: 'Add time' }));
    await step('by a tile', async () => {
      await userEvent.click(times.getByRole('button', { name: nbsp('2:00 pm') }));
      await expect(times.getByRole('button', { name: nbsp('2:00 pm') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await step('by the list', async () => {
      await userEvent.selectOptions(times.getByRole('combobox', { name: 'Time' }), '15:30');
      await add();
      await expect(times.getByRole('button', { name: nbsp('3:30 pm') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await step('no time at all is none of the slots', async () => {
      await add();
      await waitUntilVisible('Please select a valid time slot based on the style duration.');
    });
    await step('none twice', async () => {
      await userEvent.selectOptions(times.getByRole('combobox', { name: 'Time' }), '17:00');
      await add();
      await waitUntilVisible('This time slot has already been added for this date.');
    });
  },
};

export const LastTimeTakesTheDateOut: Story = {
  play: async ({ canvas }) => {
    const times = await openDate(canvas, secondSaturday);
    await userEvent.click(times.getByRole('button', { name: nbsp('5:00 pm') }));
    await waitUntilVisible(
      `That was the last time on ${toPlainSpaces(formatDate(secondSaturday))}, so the date was taken out too.`,
    );
    await expect(canvas.getByText('1 date chosen')).toBeVisible();
    const pane = canvas.getByRole('region', { name: 'Choose a date in the calendar to see its times.' });
    await expect(pane).toHaveFocus();
  },
};

export const BookedTimesWarn: Story = {
  play: async ({ canvas, step }) => {
    const times = await openDate(canvas, saturday);
    const date = toPlainSpaces(formatDate(saturday));
    const warning = `${date}, 3:30 pm is booked. Taking the time out here does not cancel that appointment.`;
    const booked = await times.findByRole('button', { name: nbsp('3:30 pm, booked') });
    const ask = async (title: string) =>
      within(await screen.findByRole('alertdialog', { name: nbsp(title) }));
    await step('a time stays when she keeps it', async () => {
      await userEvent.click(booked);
      const dialog = await ask(`Take 3:30 pm on ${date} out?`);
      await waitFor(() => expect(dialog.getByText(warning)).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
      await expect(booked).toHaveAttribute('aria-pressed', 'true');
    });
    await step('and so does its date', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take this date out' }));
      const dialog = await ask(`Take ${date} out?`);
      await waitFor(() => expect(dialog.getByText(warning)).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    });
    await step('it goes knowingly, and stays marked', async () => {
      await userEvent.click(booked);
      const dialog = await ask(`Take 3:30 pm on ${date} out?`);
      await userEvent.click(dialog.getByRole('button', { name: 'Take it out' }));
      await expect(
        await times.findByRole('button', { name: nbsp('3:30 pm, booked, not offered') }),
      ).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

/** A time without a chair is full for parents, though nobody has booked this style then. */
export const NoFreeChair: Story = {
  beforeEach: asOwner(
    mockAnswer('listBookedServices', [{ styleId: 1, bookingDate: saturday, bookingTime: '14:00' }]),
    mockList('listBookings', []),
    ...styleMocks,
  ),
  play: async ({ canvas }) => {
    const times = await openDate(canvas, saturday);
    await expect(
      await times.findByText('No chair is free at 2:00 pm, so parents see it as full.'),
    ).toBeVisible();
    await expect(times.getByRole('button', { name: nbsp('2:00 pm, no free chair') })).toBeVisible();
  },
};

export const AnotherDuration: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, step }) => {
    const duration = await findField(canvas, /Duration/);
    await waitFor(async () =>
      expect(await findDay(canvas, saturday)).toHaveAccessibleName(/2 times, 1 booked$/),
    );
    await step('changes nothing until it is valid', async () => {
      await userEvent.type(duration, '{Backspace}{Backspace}');
      await expect(canvas.getByText('8 possible times a day')).toBeVisible();
    });
    await step('then marks the times that no longer fit', async () => {
      await userEvent.type(duration, '00');
      await expect(canvas.getByText('11 possible times a day')).toBeVisible();
      await expect(canvas.getByText(/Times that no longer fit are marked below/)).toBeVisible();
      await expect(await findDay(canvas, saturday)).toHaveAccessibleName(/1 no longer fits the duration/);
      const all = within(canvas.getByRole('region', { name: 'All dates' }));
      const [month] = all.getAllByText(/\d{4}, \d dates?$/);
      await userEvent.click(month ?? all.getByText(/date/));
      await expect(
        await all.findByRole('button', { name: /2:00\spm Booked no longer fits 3:30\spm/ }),
      ).toBeVisible();
    });
    await step('which must go before it is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      const summary = await canvas.findByRole('region', { name: 'Please look at 1 field' });
      await expect(
        within(summary).getByText('Please select a valid time slot based on the style duration.'),
      ).toBeVisible();
    });
    await step('at once, but for booked ones', async () => {
      const times = await openDate(canvas, saturday);
      await expect(
        times.getByRole('button', { name: nbsp('3:30 pm, booked, no longer fits') }),
      ).toBeVisible();
      await userEvent.click(times.getByRole('button', { name: 'Take out every time that no longer fits' }));
      await waitUntilVisible('Booked times were kept. Take them out one by one.');
      await userEvent.click(times.getByRole('button', { name: nbsp('3:30 pm, booked, no longer fits') }));
      await userEvent.click(await screen.findByRole('button', { name: 'Take it out' }));
      await waitFor(() => expect(canvas.queryByText(/Times that no longer fit are marked/)).toBeNull());
    });
  },
};

export const CopyToAll: Story = {
  play: async ({ canvas }) => {
    await openDate(canvas, saturday);
    const copy = within(canvas.getByRole('region', { name: 'Use these times on' }));
    await expect(
      copy.getByText(`${toPlainSpaces(formatDateShort(secondSaturday))} gets these 2 times.`),
    ).toBeVisible();
    await userEvent.click(copy.getByRole('button', { name: 'Copy to 1 date' }));
    await waitUntilVisible('The times are now on all chosen dates.');
    await expect(await findDay(canvas, secondSaturday)).toHaveAccessibleName(/chosen, 3 times$/);
    await expect(copy.getByRole('button', { name: 'Copy to 0 dates' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const RepeatWeekly: Story = {
  play: async ({ canvas, step }) => {
    await openDate(canvas, saturday);
    const copy = within(canvas.getByRole('region', { name: 'Use these times on' }));
    await userEvent.click(copy.getByRole('radio', { name: 'Every Saturday until' }));
    await expect(copy.getByText('Choose the last day.')).toBeVisible();
    await step('says first what becomes of each date', async () => {
      await fireEvent.change(copy.getByLabelText('Last day'), { target: { value: thirdSaturday } });
      const outcome = toPlainSpaces(
        `${formatDateShort(thirdSaturday)} gets these 2 times. ${formatDateShort(secondSaturday)} keeps its own times.`,
      );
      await expect(copy.getByText(outcome)).toBeVisible();
      await expect(await findDay(canvas, thirdSaturday)).toHaveAccessibleName(/gets the copied times/);
    });
    await step('then does it', async () => {
      await userEvent.click(copy.getByRole('button', { name: 'Copy to 1 date' }));
      await waitUntilVisible('The times are now on 1 more date.');
      await expect(await findDay(canvas, thirdSaturday)).toHaveAccessibleName(/chosen, 2 times$/);
      await expect(canvas.getByText('3 dates chosen')).toBeVisible();
    });
  },
};

export const CopyToSelectedDays: Story = {
  play: async ({ canvas }) => {
    await openDate(canvas, saturday);
    const copy = within(canvas.getByRole('region', { name: 'Use these times on' }));
    await userEvent.click(copy.getByRole('radio', { name: 'Days I choose' }));
    await expect(copy.getByText('Choose the days in the calendar.')).toBeVisible();
    await userEvent.click(await findDay(canvas, thirdSaturday));
    await userEvent.click(await findDay(canvas, secondSaturday));
    await expect(copy.getByRole('button', { name: 'Copy to 2 dates' })).toBeVisible();
    await userEvent.click(await findDay(canvas, secondSaturday));
    await userEvent.click(copy.getByRole('button', { name: 'Copy to 1 date' }));
    await waitUntilVisible('The times are now on 1 more date.');
    await expect(canvas.getByText('3 dates chosen')).toBeVisible();
  },
};

/** A year of eight times a day. */
const year = Object.fromEntries(
  Array.from({ length: 365 }, (_, day) => [
    addDays(daysFromToday(1), day),
    generateSlotTimes(90).slice(0, 8),
  ]),
);

export const AYearOfTimes: Story = {
  beforeEach: asOwner(mockAnswer('getStyle', { ...storedStyle, dayTimeMapping: year }), ...styleMocks),
  play: async ({ canvas }) => {
    const name = await findField(canvas, /Style name/);
    const days = canvas.getByRole('grid');
    const drawn: MutationRecord[] = [];
    const watch = new MutationObserver((records) => drawn.push(...records));
    watch.observe(days, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.type(name, ' now');
    await expect(name).toHaveValue('Straight-back cornrows now');
    await expect(canvas.getByText('365 dates chosen')).toBeVisible();
    await expect([...drawn, ...watch.takeRecords()]).toHaveLength(0);
    watch.disconnect();
  },
};

export const OnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openDate(canvas, saturday);
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await openDate(canvas, saturday);
  },
};
