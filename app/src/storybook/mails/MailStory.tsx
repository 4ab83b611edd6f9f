import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { inScheme, renderMail } from '@plaitful/messages/mail';
import type { BookingText, BookingValues, MailText } from '@plaitful/messages/message-values';
import plaitUrl from '@plaitful/messages/plait.png';
import { renderText } from '@plaitful/messages/text-message';
import { useState } from 'react';
import { waitFor } from 'storybook/test';
import { frame, frames, plain } from './MailStory.css.ts';

const widths = { phone: 360, desk: 680 } as const;

interface FrameProps {
  readonly html: string;
  readonly scheme: 'light' | 'dark';
  readonly device: keyof typeof widths;
}

/** A mail as a mail program shows it: a document of its own. */
function MailFrame({ html, scheme, device }: FrameProps) {
  const [height, setHeight] = useState(800);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- axe, which checks it, is a script; the mail has none
    <iframe
      title={`${device}, ${scheme}`}
      className={frame}
      srcDoc={inScheme(html, scheme)}
      width={widths[device]}
      height={height}
      onLoad={({ currentTarget }) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)
      }
    />
  );
}

interface MailStoryProps<Values> {
  readonly mail: MailText<Values>;
  readonly values: Values;
  /** The text message that goes with it. */
  readonly text?: string;
}

/** A mail by all its forms: the line of an inbox, HTML on phone and desk in light and dark, and plain text. */
export function MailStory<Values extends { readonly businessName: string }>({
  mail,
  values,
  text,
}: MailStoryProps<Values>) {
  const { subject, html, text: plainText } = renderMail(mail, values, plaitUrl);
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1}>{subject}</Heading>
        <Text tone="muted">{mail.preheader(values)}</Text>
      </Stack>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={frames}>
          <MailFrame html={html} scheme={scheme} device="phone" />
          <MailFrame html={html} scheme={scheme} device="desk" />
        </div>
      ))}
      <Heading level={2}>Plain text</Heading>
      <pre className={plain}>{plainText}</pre>
      {text !== undefined && (
        <>
          <Heading level={2}>Text message</Heading>
          <Text>{text}</Text>
        </>
      )}
    </Stack>
  );
}

/** Each frame loads its mail by itself; before that it is a page without a heading. */
export const waitForMails = ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> =>
  waitFor(() => {
    const documents = [...canvasElement.querySelectorAll('iframe')].map((mail) => mail.contentDocument);
    if (documents.length === 0 || documents.some((mail) => !mail?.querySelector('h1')))
      throw new Error('The mails are not loaded.');
  });

/** The render function of the story of a mail about a booking. */
export const bookingStory =
  ({ mail, sms }: BookingText, values: BookingValues) =>
  () => <MailStory mail={mail} values={values} {...(sms && { text: renderText(sms, values) })} />;

export const mailStory =
  <Values extends { readonly businessName: string }>({ mail }: { mail: MailText<Values> }, values: Values) =>
  () => <MailStory mail={mail} values={values} />;
