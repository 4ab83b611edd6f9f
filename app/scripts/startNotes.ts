import { cannotStart } from '@plaitful/messages/en-CA/common';
import { phoneLink } from './offlinePage.ts';

const note = (id: string, text: string): string => `<p id="${id}" role="alert" hidden>${text}</p>`;

/** Why the app cannot start; hidden until it is so. The server puts the studio's number in. */
export const startNotes = (): string =>
  [
    note('unreachable', cannotStart.unreachable({ contactPhone: phoneLink })),
    note('cannot-start', cannotStart.tooOld({ contactPhone: phoneLink })),
    `<noscript>${cannotStart.noScript({ contactPhone: phoneLink })}</noscript>`,
  ].join('\n    ');
