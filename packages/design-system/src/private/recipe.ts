/** What vanilla-extract makes of a `recipe`: class names by variant. */
interface Recipe {
  defaultClassName: string;
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: Readonly<Record<string, Choice>>;
  compoundVariants: readonly (readonly [when: Readonly<Record<string, Choice>>, className: string])[];
}

type Choice = string | number | boolean | undefined;

/**
 * Stands in for `@vanilla-extract/recipes/createRuntimeFn` in the browser (see `vite/designSystem.ts`): that one weighs
 * thrice as much, for browsers that these components do not run in and for questions that they never ask.
 */
export function createRuntimeFn({ defaultClassName, variantClassNames, ...recipe }: Recipe) {
  const { defaultVariants, compoundVariants } = recipe;
  return (chosen: Readonly<Record<string, Choice>> = {}): string => {
    const choiceOf = (variant: string) => chosen[variant] ?? defaultVariants[variant];
    const own = Object.entries(variantClassNames).map(([variant, names]) => names[String(choiceOf(variant))]);
    const compound = compoundVariants.map(
      ([when, name]) =>
        Object.entries(when).every(([variant, choice]) => choiceOf(variant) === choice) && name,
    );
    return [defaultClassName, ...own, ...compound].filter(Boolean).join(' ');
  };
}
