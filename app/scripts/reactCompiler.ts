/**
 * For the React plugin: React Compiler takes the owner's pages, with their long lists, and leaves the rest as it is written;
 * on a parent's way to a booking it would add 22 kB (docs/decisions/006).
 */
export const reactCompilerOptions = {
  compiler: true,
  exclude: [/\/node_modules\//, /\/packages\//, /\/app\/src\/(?!pages\/Admin\/)/],
};
