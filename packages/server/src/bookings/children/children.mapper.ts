import type { Child, ChildOfFamily, ChildWrite, PhotoConsent } from '@plaitful/api-client/contract';
import { normalizeName } from '@plaitful/domain/person-name';
import type { Insertable } from 'kysely';
import { etagOf } from '../../platform/contract/etags.ts';
import type { ChildrenTable } from '../../platform/database/accountTables.ts';
import type { ChildRow, PhotoConsentRow } from './children.queries.ts';

/** What the family sees: everything but the studio's note. */
export function toChild(row: ChildRow): Child {
  const { childId, name, dateOfBirth, texture, length, isTenderHeaded, avoid, calming, beadColors } = row;
  return {
    childId,
    name,
    dateOfBirth,
    hairCard: { texture, length, isTenderHeaded, avoid, calming, beadColors },
    photoConsent: row.photoConsent,
    photoConsentAt: row.photoConsentAt?.toISOString() ?? null,
    etag: etagOf(row),
  };
}

export const toChildOfFamily = (row: ChildRow): ChildOfFamily => ({
  ...toChild(row),
  userId: row.userId,
  studioNote: row.studioNote,
});

export const toPhotoConsent = ({ at, recordedBy, ...row }: PhotoConsentRow): PhotoConsent => ({
  ...row,
  by: recordedBy === null ? 'MEMBER' : 'STUDIO',
  at: at.toISOString(),
});

/** The fields that the family can edit. */
export type EditableChild = Omit<
  Insertable<ChildrenTable>,
  'userId' | 'createdAt' | 'studioNote' | 'version'
>;

export function toChildValues({ name, dateOfBirth, hairCard }: ChildWrite): EditableChild {
  const { texture, length, isTenderHeaded, avoid, calming, beadColors } = hairCard;
  return {
    name: normalizeName(name),
    dateOfBirth,
    texture,
    length,
    isTenderHeaded,
    avoid: avoid.trim(),
    calming: calming.trim(),
    beadColors,
  };
}

/** A child known only from a booking. */
export const toChildWithoutCard = (name: string, dateOfBirth: string): EditableChild => ({
  name,
  dateOfBirth,
  texture: null,
  length: null,
  isTenderHeaded: false,
  avoid: '',
  calming: '',
  beadColors: [],
});
