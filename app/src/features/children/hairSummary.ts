import type { ChildOfFamily } from '@plaitful/api-client/contract';
import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { hairCard } from '@plaitful/messages/en-CA/hairCard';

const { short } = bookedChild;

/** A child's hair card and the studio's note, in parts of a few words; what must not be missed comes first. */
export function listHairFacts({ hairCard: card, studioNote }: ChildOfFamily): string[] {
  const { texture, length, isTenderHeaded, avoid, calming } = card;
  const hair = short.hair({
    texture: texture === null ? undefined : hairCard.texture.value[texture],
    length: length === null ? undefined : hairCard.length.value[length],
  });
  return [
    ...(avoid === '' ? [] : [short.avoid({ avoid })]),
    ...(isTenderHeaded ? [hairCard.tender.short] : []),
    ...(calming === '' ? [] : [short.calming({ calming })]),
    ...(hair === '' ? [] : [hair]),
    ...(studioNote === '' ? [] : [short.note({ note: studioNote })]),
  ];
}
