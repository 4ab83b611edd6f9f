/** What the success of a call must look like: a file of a type, or JSON whose members are there. */
export type AnswerShape =
  | { readonly kind: 'file'; readonly types: readonly string[] }
  | { readonly kind: 'list' | 'object'; readonly members: readonly string[] };
