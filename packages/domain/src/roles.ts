export const roles = ['ROLE_ADMIN', 'ROLE_USER'] as const;

export type Role = (typeof roles)[number];

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/**
 * Parses roles of the API, texts on the session user and objects with a name in the list of users; duplicates and
 * unknown ones are removed.
 */
export const parseRoles = (raw: readonly (string | { readonly name: string })[]): Role[] => [
  ...new Set(raw.map((role) => (typeof role === 'string' ? role : role.name)).filter(isRole)),
];

/** Whether these roles have access to the admin pages. */
export const isAdmin = (held: readonly Role[]): boolean => held.includes('ROLE_ADMIN');

/** Whether these roles allow booking: any role does. */
export const isMember = (held: readonly Role[]): boolean => held.length > 0;
