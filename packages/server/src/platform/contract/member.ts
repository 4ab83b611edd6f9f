import type { Role } from '@plaitful/domain/roles';

export interface Member {
  readonly id: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164; null until the first booking. */
  readonly mobilePhone: string | null;
  readonly roles: readonly Role[];
}
