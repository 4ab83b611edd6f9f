import { cannotStart } from '@plaitful/messages/en-CA/common';
import { phoneLinkTemplate } from './offlinePage.ts';

const note = (id: string, text: string): string => `<p id="${id}" role="alert" hidden>${text}</p>`;

/**
 * The messages shown when the app cannot start, hidden at first. The server fills in the studio's phone
 * number.
 */
export const startFailureMessages = (): string =>
  [
    note('unreachable', cannotStart.unreachable({ contactPhone: phoneLinkTemplate })),
    note('cannot-start', cannotStart.tooOld({ contactPhone: phoneLinkTemplate })),
    `<noscript>${cannotStart.noScript({ contactPhone: phoneLinkTemplate })}</noscript>`,
  ].join('\n    ');
