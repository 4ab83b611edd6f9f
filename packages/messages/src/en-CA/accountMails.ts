import type { MailBlock, MailLink } from '../mail/mailBlocks.ts';
import type { AccountText, AccountValues } from '../messageValues.ts';
import { phoneLink } from '../mail/contactLinks.ts';
import { call, mailFooter, paragraph, small, tokenButton, withGreetingAndAddress } from './mailFrame.ts';

const callUs = (v: AccountValues, before = 'If it was not you, call us at '): MailBlock =>
  paragraph(call(v, before));

/** For a parent who did not do it. */
const newPasswordButton = (v: AccountValues): MailBlock => ({
  type: 'button',
  label: 'Set a new password',
  url: v.forgotUrl,
});

const newPasswordLink = (v: AccountValues): MailLink => ({ label: 'Set a new password', url: v.forgotUrl });

const undoInstructions = (v: AccountValues): readonly MailBlock[] =>
  v.undoEmailUrl === ''
    ? [callUs(v)]
    : [
        paragraph(
          `If it was not you, change it back before ${v.undoEmailUntil}. Your account then has this address again, and everybody is logged out of it.`,
        ),
        tokenButton('Change it back', v.undoEmailUrl),
        ...(v.undoNeedsCode
          ? [
              paragraph(
                'It asks for a code, since yours is an administrator’s account: whoever runs the server makes one for this address.',
              ),
            ]
          : []),
        paragraph(call(v, 'We then send you a link to set a new password. Please call us at ', ' as well.')),
      ];

export const accountMails = {
  passwordReset: {
    title: 'Password reset link',
    mail: withGreetingAndAddress({
      subject: () => 'Set a new password',
      preheader: (v) => `Your link works once, within ${v.linkLifetime}.`,
      heading: () => 'Set a new password',
      blocks: (v) => [
        paragraph(
          `Someone asked for a new password for your account at ${v.businessName}. If it was you, open this link within ${v.linkLifetime}.`,
        ),
        tokenButton('Set a new password', v.resetUrl),
        small('It works once. If it was not you, you need not do anything: your password stays as it is.'),
      ],
    }),
  },
  passwordChanged: {
    title: 'Password changed',
    mail: withGreetingAndAddress({
      subject: () => 'Your password was changed',
      preheader: (v) => `On ${v.date} at ${v.time}. Was it not you? Set a new one.`,
      heading: () => 'Your password was changed',
      blocks: (v) => [
        paragraph(
          `The password of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You were logged out on all ${v.keepsSession ? 'other ' : ''}devices. If you had a calendar address, it no longer works: you can make a new one in your settings.`,
        ),
        paragraph('If it was you, there is nothing to do.'),
        callUs(v, 'If it was not you, set a new password now. Then also call us at '),
        newPasswordButton(v),
      ],
    }),
  },
  calendarFeedCreated: {
    title: 'Calendar address made',
    mail: withGreetingAndAddress({
      subject: () => 'A calendar address was made',
      preheader: (v) => `On ${v.date} at ${v.time}. You can stop it in your settings.`,
      heading: () => 'A calendar address was made',
      blocks: (v) => [
        paragraph(
          `A calendar address was made on ${v.date} at ${v.time}, for your account at ${v.businessName}. With it, your calendar shows the appointments by itself. An older address no longer works.`,
        ),
        paragraph(
          'Whoever has the address can read these appointments, so keep it to yourself. You can stop it in your settings at any time.',
        ),
        { type: 'button', label: 'Open my settings', url: v.settingsUrl },
        { type: 'divider' },
        paragraph([
          'If it was not you, ',
          { label: 'set a new password', url: v.forgotUrl },
          ' now, which stops it as well. Then also call us at ',
          phoneLink(v.contactPhone),
          '.',
        ]),
      ],
    }),
  },
  loginCode: {
    title: 'Code for a login',
    mail: withGreetingAndAddress({
      subject: () => 'Your code to log in',
      preheader: (v) => `It works once, within ${v.codeLifetime}.`,
      heading: () => 'Your code to log in',
      blocks: (v) => [
        paragraph(
          `Someone is logging in to your account at ${v.businessName} with the right password. Because many logins to it failed before, this code is needed as well.`,
        ),
        { type: 'code', label: 'Code', value: v.code, note: `It works once, within ${v.codeLifetime}.` },
        paragraph([
          'If it was not you, someone knows your password. ',
          newPasswordLink(v),
          ' now. Then also call us at ',
          phoneLink(v.contactPhone),
          '.',
        ]),
      ],
    }),
  },
  emailVerification: {
    title: 'Link to verify the email address',
    mail: withGreetingAndAddress({
      subject: () => 'Verify your email address',
      preheader: (v) =>
        `So that our mails about your appointments reach you. The link works for ${v.verifyLifetime}.`,
      heading: () => 'Verify your email address',
      blocks: (v) => [
        paragraph(
          'Please verify your email address, so that we know it is yours and our mails about your appointments reach you.',
        ),
        tokenButton('Verify my email', v.verifyUrl),
        paragraph(
          `The link works for ${v.verifyLifetime}. Until you verify, we can keep a booking for a short time only.`,
        ),
        small(
          `You have no account at ${v.businessName}? Then someone typed your address by mistake, and you need not do anything.`,
        ),
      ],
    }),
  },
  emailChangeTaken: {
    title: 'The new email address has an account already',
    mail: withGreetingAndAddress({
      subject: () => 'This address has an account already',
      preheader: () => 'Nothing was changed.',
      heading: () => 'This address has an account already',
      blocks: (v) => [
        paragraph(
          `Someone wants to use this address for another account at ${v.businessName}. It has an account already, so nothing was changed.`,
        ),
        paragraph('If it was you: log in with this address, or use another address for the other account.'),
        paragraph('Forgot your password? Set a new one.'),
        newPasswordButton(v),
        small('If it was not you, you need not do anything.'),
      ],
    }),
  },
  emailChanged: {
    title: 'Email address changed',
    mail: withGreetingAndAddress({
      subject: () => 'Your email address was changed',
      preheader: (v) => `On ${v.date} at ${v.time}. Was it not you? Tell us.`,
      heading: () => 'Your email address was changed',
      blocks: (v) => [
        paragraph(
          `The email address of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You now log in with the new one, and our mails go to it.`,
        ),
        paragraph('If it was you, there is nothing to do.'),
        ...undoInstructions(v),
      ],
    }),
  },
  emailChangeUndone: {
    title: 'Change of email address undone',
    mail: withGreetingAndAddress({
      subject: () => 'Your email address was changed back',
      preheader: (v) => `On ${v.date} at ${v.time}. Your account has this address again.`,
      heading: () => 'Your email address was changed back',
      blocks: (v) => [
        paragraph(
          `The last change of email address of your account at ${v.businessName} was undone on ${v.date} at ${v.time}, by a link that we had mailed to the address before.`,
        ),
        paragraph(
          'The account has that address again. Its password no longer works, and everybody was logged out of it.',
        ),
        paragraph('Please set a new password, and then log in with it.'),
        newPasswordButton(v),
        callUs(v),
      ],
    }),
  },
  emailChange: {
    title: 'Link to confirm a new email address',
    mail: {
      subject: () => 'Confirm your new email address',
      preheader: (v) => `The link works for ${v.confirmEmailLifetime}.`,
      heading: () => 'Confirm your new email address',
      greeting: () => 'Hello,',
      footer: mailFooter,
      blocks: (v) => [
        paragraph(
          `Someone wants to use this address for their account at ${v.businessName}. If it was you, confirm it within ${v.confirmEmailLifetime}.`,
        ),
        tokenButton('Confirm this address', v.confirmEmailUrl),
        paragraph('From then on you log in with this address, and our mails come to it.'),
        small('If it was not you, you need not do anything: nothing changes.'),
      ],
    },
  },
} satisfies Record<string, AccountText>;

export type AccountMailKind = keyof typeof accountMails;
