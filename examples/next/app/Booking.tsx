'use client'; // For Next: this screen has state. Vite needs no such line.

import { Accordion } from '@plaitful/design-system/Accordion';
import { Button } from '@plaitful/design-system/Button';
import { Carousel } from '@plaitful/design-system/Carousel';
import { DateTimePicker, DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Heading } from '@plaitful/design-system/Heading';
import { PaginatedTable } from '@plaitful/design-system/PaginatedTable';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { en } from '@plaitful/design-system/words/en';
import { useState } from 'react';
import { firstDate, freeTimes, lastDate, questions, styles, visits } from './studio.ts';

const { formatDate, formatDay, formatTime } = en.dates;

export function Booking() {
  return (
    <Stack gap={12}>
      <Carousel
        label="Styles"
        slides={styles.map((style) => ({ key: style, content: <Text isDisplay>{style}</Text> }))}
        slidesPerView={{ phone: 1, tablet: 2, laptop: 3 }}
        words={en.carousel}
      />
      <BookingForm />
      <Visits />
      <Stack>
        <Heading level={2}>Questions</Heading>
        <Accordion items={questions} />
      </Stack>
    </Stack>
  );
}

function BookingForm() {
  const [isChoosing, setChoosing] = useState(false);
  const [visit, setVisit] = useState<string>();
  const [phone, setPhone] = useState('');
  const [isSent, setSent] = useState(false);
  // The field says what was typed; which numbers are taken is for the page to say.
  const isPhone = /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone);
  const missing = [
    ...(visit === undefined ? [{ fieldId: 'choose-time', text: 'Choose a date and a time' }] : []),
    ...(isPhone ? [] : [{ fieldId: 'phone', text: 'Write a phone number with 10 digits' }]),
  ];
  return (
    <Form
      ariaLabel="Booking"
      onSubmit={() => setSent(true)}
      summary={{ title: 'Still missing', items: isSent ? missing : [] }}
    >
      <Text>{visit ?? 'No date chosen yet.'}</Text>
      <Button id="choose-time" variant="outline" onClick={() => setChoosing(true)}>
        Choose a date and a time
      </Button>
      <PhoneField
        id="phone"
        label="Mobile phone"
        value={phone}
        onChange={setPhone}
        error={isSent && !isPhone ? 'Write a phone number with 10 digits' : undefined}
      />
      <Button type="submit">Book</Button>
      <div role="status">{isSent && missing.length === 0 && <Text>See you on {visit}.</Text>}</div>
      <TimeDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(date, time) => {
          setVisit(`${formatDate(date)}, ${formatTime(time)}`);
          setChoosing(false);
        }}
      />
    </Form>
  );
}

interface TimeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (date: string, time: string) => void;
}

function TimeDialog({ isOpen, onClose, onChoose }: TimeDialogProps) {
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const footer = (
    <DateTimePickerFooter
      pickerId="picker"
      chosen={date && time ? { title: formatDate(date), detail: formatTime(time) } : undefined}
      next={{
        label: 'Take this time',
        disabledReason: date && time ? undefined : 'Choose a date and a time first.',
        onPress: () => date && time && onChoose(date, time),
      }}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="When would you like to come?"
      {...en.dialog}
      size="large"
      footer={footer}
    >
      <DateTimePicker
        id="picker"
        dates={{
          ...en.calendar,
          firstDate,
          lastDate,
          value: date,
          onChange: (chosen) => {
            setDate(chosen);
            setTime(undefined);
          },
          describeDay,
        }}
        times={
          date === undefined
            ? undefined
            : {
                heading: en.dateTimePicker.heading(date),
                label: en.dateTimePicker.timesLabel(date),
                times: (freeTimes[date] ?? []).map((free) =>
                  en.timeSlotPicker.item({ time: free, state: 'free' }),
                ),
                value: time,
                onChange: setTime,
              }
        }
        prompt={en.dateTimePicker.prompt}
      />
    </Dialog>
  );
}

function describeDay(date: string) {
  const free = freeTimes[date]?.length ?? 0;
  return en.datePicker.day(date, free > 0 ? { state: 'free', free } : { state: 'closed' });
}

const pageSize = 5;

function Visits() {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <Heading level={2}>Your visits</Heading>
      <PaginatedTable
        caption="Your visits"
        columns={[
          { key: 'style', header: 'Style', cell: ({ style }) => style, isRowHeader: true, cardSlot: 'title' },
          { key: 'date', header: 'Date', cell: ({ date }) => formatDay(date), isOneLine: true },
        ]}
        rows={visits.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        page={page}
        pageSize={pageSize}
        total={visits.length}
        onPageChange={setPage}
        words={en.paginatedTable}
        cardsBelow={560}
      />
    </Stack>
  );
}
