import type { Readable } from 'node:stream';
import type {
  ResponseBody,
  RequestBody,
  RequestForm,
  JsonOperationId,
  OperationId,
  operations,
  PathParams,
} from '@plaitful/api-client/contract';
import type { FastifyReply } from 'fastify';
import type { Problem } from '../problems/problem.ts';
import type { Role } from '@plaitful/domain/roles';

type HeadersOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['header']>;

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** A form as received, with files as bytes. */
type ReceivedForm<Form> = {
  readonly [Name in keyof Form]: Form[Name] extends Blob | undefined ? Buffer : Form[Name];
};

type ReceivedBody<Id extends OperationId> = [RequestForm<Id>] extends [never]
  ? RequestBody<Id>
  : ReceivedForm<RequestForm<Id>>;

interface Call<Id extends OperationId> {
  readonly path: PathParams<Id>;
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: ReceivedBody<Id>;
  /** The user, undefined for guests. */
  readonly visitor: Member | undefined;
  /** The user, where a session is required; throws elsewhere. */
  readonly member: Member;
  readonly reply: FastifyReply;
}

export interface FileAnswer {
  readonly contentType: string;
  /** A stream is sent while it is read. */
  readonly content: Buffer | string | Readable;
}

type Answer<Id extends OperationId> = (Id extends JsonOperationId ? ResponseBody<Id> : FileAnswer) | Problem;

type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

export interface Member {
  readonly id: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164; null until the first booking. */
  readonly mobilePhone: string | null;
  readonly roles: readonly Role[];
}
