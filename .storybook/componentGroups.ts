/** The groups of the components in the sidebar, each the first part of a story's title: `Forms/Select`. */
export const componentGroups = [
  'Actions',
  'Forms',
  'Dates',
  'Content',
  'Layout and navigation',
  'Feedback',
] as const;

/** Whether a story's title is that of a component: `Forms/Select`. */
export const isComponentTitle = (title: string): boolean =>
  componentGroups.some((group) => title.startsWith(`${group}/`));
