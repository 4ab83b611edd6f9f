import type { ReactNode } from 'react';

/** What a banner says. */
export type BannerTone = 'info' | 'paid' | 'waiting' | 'critical';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** What is to be known. */
  children?: ReactNode;
  /**
   * `info` informs, `paid` says that something is safe or done, `waiting` that something is due, `critical`
   * that something failed.
   * @default 'info'
   */
  tone?: BannerTone;
  /** The gist in bold, before the rest. */
  title?: string;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  /**
   * Spoken when it appears: at once when critical, else at the next pause.
   * @default false
   */
  isLive?: boolean;
}
