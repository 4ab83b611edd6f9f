import { cannotStart } from '@plaitful/messages/en-CA/common';
import { phoneLink } from './offlinePage.ts';

const note = (id: string, text: string): string => `<p id="${id}" role="alert" hidden>${text}</p>`;

/**
 * The messages shown when the app cannot start, hidden at first. The server fills in the studio's phone
 * number.
 */
export const startNotes = (): string =>
  [
    note('unreachable', cannotStart.unreachable({ contactPhone: phoneLink })),
    note('cannot-start', cannotStart.tooOld({ contactPhone: phoneLink })),
    `<noscript>${cannotStart.noScript({ contactPhone: phoneLink })}</noscript>`,
  ].join('\n    ');
