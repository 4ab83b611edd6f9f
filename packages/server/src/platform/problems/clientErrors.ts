import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemMessages } from '@plaitful/messages/en-CA/problems';

/** Errors of Node's HTTP parser. */
interface ConnectionError extends Error {
  readonly code?: string;
}

const statusOf = ({ code }: ConnectionError): 400 | 408 | 431 => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

const message = problemMessages.malformed();

/** Answers bytes that are not a valid request (not HTTP, head too large, too slow), then closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error);
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, code: 'malformed', message });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
