/**
 * For the React plugin: React Compiler compiles only the admin pages, with their long lists; on a parent's
 * way to a booking it would add 22 kB (docs/decisions/006).
 */
export const reactCompilerOptions = {
  compiler: true,
  exclude: [/\/node_modules\//, /\/packages\//, /\/app\/src\/(?!pages\/Admin\/)/],
};
