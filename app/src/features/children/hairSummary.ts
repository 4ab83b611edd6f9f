import type { ChildOfFamily } from '@plaitful/api-client/contract';
import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { hairCard } from '@plaitful/messages/en-CA/hairCard';

const { short } = bookedChild;

/** A child's hair card and the studio's note, in parts of a few words. */
export function listHairFacts({ hairCard: card, studioNote }: ChildOfFamily): string[] {
  const { texture, length, isTenderHeaded, avoid } = card;
  const hair = [
    ...(texture === null ? [] : [hairCard.texture.value[texture]]),
    ...(length === null ? [] : [hairCard.length.value[length]]),
  ].join(', ');
  return [
    ...(hair === '' ? [] : [hair]),
    ...(isTenderHeaded ? [hairCard.tender.short] : []),
    ...(avoid === '' ? [] : [short.avoid({ avoid })]),
    ...(studioNote === '' ? [] : [short.note({ note: studioNote })]),
  ];
}
