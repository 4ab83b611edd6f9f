import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { Tables } from '../database/tables.ts';
import { Problem, problem } from '../problems/problem.ts';

export interface ListQuery {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
  readonly q?: string;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface ListOptions<Field extends string> {
  /** Undefined: the whole list, as in the product specification. */
  readonly slice: Slice | undefined;
  /** Undefined: the list's own order. */
  readonly sort: { readonly field: Field; readonly direction: 'asc' | 'desc' } | undefined;
  /** Words that an item must all contain, ignoring case. */
  readonly words: readonly string[];
}

export const wholeListQuery = { slice: undefined, sort: undefined, words: [] } as const;

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

const defaultSize = 10;

/**
 * Parses page, size, sort and search. The whole list is answered unless `page` or `size` is sent.
 * @returns `malformed` for a field that is not sortable
 */
export function parseListQuery<Field extends string>(
  { page, size, sort, q }: ListQuery,
  sortable: readonly Field[],
): ListOptions<Field> | Problem {
  const field = sortable.find((name) => name === sort?.replace(/^-/, ''));
  if (sort !== undefined && field === undefined) return problem('malformed');
  const limit = size ?? defaultSize;
  return {
    slice:
      page === undefined && size === undefined ? undefined : { limit, offset: ((page ?? 1) - 1) * limit },
    sort: field && { field, direction: sort?.startsWith('-') ? 'desc' : 'asc' },
    words: q?.split(/\s+/).filter((word) => word !== '') ?? [],
  };
}

/** The `LIKE` pattern of a word, with `%` and `_` escaped. */
export const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether each word is contained in one of these texts, ignoring case. */
function containsWords(words: readonly string[], texts: readonly string[]): Expression<SqlBool> {
  const text = sql`(${sql.join(
    texts.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  )})`;
  const conditions = words.map((word) => sql<SqlBool>`${text} ILIKE ${likePattern(word)}`);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/** A text for sorting, ignoring case. */
export const lowerCaseColumn = (column: string): Expression<unknown> => sql`lower(${sql.ref(column)})`;

interface ListPlan<Field extends string> {
  readonly sortColumns: Readonly<Record<Field, Expression<unknown>>>;
  /** The searched columns; left out where the query searches itself. */
  readonly texts?: readonly string[];
  /** The list's own order, which is also the tie-breaker of others: so pages are stable. */
  readonly order: readonly { readonly column: string; readonly direction?: 'asc' | 'desc' }[];
}

/** Sorts a list by the requested order, then by its own. */
export function applySort<Field extends string, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  sort: ListOptions<Field>['sort'],
  { sortColumns, order }: ListPlan<Field>,
): SelectQueryBuilder<Tables, Table, Row> {
  const sorted = sort === undefined ? query : query.orderBy(sortColumns[sort.field], sort.direction);
  return order.reduce(
    (ordered, { column, direction = 'asc' }) => ordered.orderBy(sql.ref(column), direction),
    sorted,
  );
}

/**
 * Reads a page of a list and the total; the whole list is its own total.
 * @param query the whole list with its columns
 */
export async function paginate<Field extends string, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { slice, sort, words }: ListOptions<Field>,
  plan: ListPlan<Field>,
): Promise<Page<Row>> {
  const found = plan.texts === undefined ? query : query.where(containsWords(words, plan.texts));
  const list = applySort(found, sort, plan);
  if (slice === undefined) {
    const rows = await list.execute();
    return { rows, total: rows.length };
  }
  const { total } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await list.limit(slice.limit).offset(slice.offset).execute(), total };
}

export function sendPage<Row>(reply: FastifyReply, { rows, total }: Page<Row>): Row[] {
  reply.header('x-total-count', String(total));
  return rows;
}

/**
 * Answers a call for a list.
 * @param sortable the sortable fields
 * @param readWhole reads the whole list in its own order, from a cache
 */
export async function handleListRequest<Field extends string, Row>(
  { query, reply }: { readonly query: ListQuery; readonly reply: FastifyReply },
  sortable: readonly Field[],
  read: (options: ListOptions<Field>) => Promise<Page<Row> | Problem>,
  readWhole?: () => Promise<Page<Row>>,
): Promise<Row[] | Problem> {
  const options = parseListQuery(query, sortable);
  if (options instanceof Problem) return options;
  const isWhole = Object.keys(query).length === 0;
  const part = await (isWhole && readWhole ? readWhole() : read(options));
  return part instanceof Problem ? part : sendPage(reply, part);
}
