import type { LoginReason } from '@plaitful/flows/session/types';
import type { StudioValues } from '@plaitful/messages/studio-values';
import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';

/** Values for titles and descriptions; the style's are empty on other pages. */
export interface PageValues extends StudioValues {
  readonly styleName: string;
  readonly styleDescription: string;
}

export interface PageGuard {
  /** The reason shown in the login dialog. */
  readonly reason: LoginReason;
  /** Stays under the login dialog when the session ends, so that nothing typed is lost. @default false */
  readonly isKeptWhenExpired?: boolean;
}

export type PageModule = Readonly<Record<string, ComponentType>>;

/** The `handle` of a page's route. */
export interface PageHandle {
  readonly title: (values: PageValues) => string;
  readonly description?: (values: PageValues) => string;
  /** Whether search engines may list it. @default false */
  readonly isIndexed?: boolean;
  /** @default everybody may see it */
  readonly guard?: PageGuard;
}

/** The current page; undefined in stories and tests with other routes. */
export const usePage = (): PageHandle | undefined => useMatches().at(-1)?.handle as PageHandle | undefined;
