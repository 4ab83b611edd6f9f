// No folder imports in a circle, stories, examples and tests aside. A rule for folders takes no exceptions by file, so it has a
// configuration of its own.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'folders-without-cycles',
      severity: 'error',
      scope: 'folder',
      // The tool counts a folder together with those in it, and `private` of the design system has both what these three
      // components are built of and what is built of them.
      from: {
        pathNot: '^packages/design-system/src/(private|components/(Icon|Plait|VisuallyHidden))$',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|[.](test|stories|fixture|example|advice)[.]tsx?$|^app/src/(storybook|testing)/|Story[.]tsx?$`,
    },
  },
};
