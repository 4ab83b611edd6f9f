import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Closes what a test has opened. */
export type CleanUp = () => Promise<void>;

/** A mail server that stores what it receives; `refuse` makes it reject mails. */
export async function openMailServer(endings: CleanUp[]): Promise<{
  url: string;
  mails: string[];
  recipients: string[];
  refuse: (what: 'nothing' | 'mail' | 'recipient') => void;
}> {
  const mails: string[] = [];
  const recipients: string[] = [];
  let refused: 'nothing' | 'mail' | 'recipient' = 'nothing';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      const unknown = Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 });
      done(refused === 'recipient' ? unknown : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused === 'mail') return done(new Error('not now'));
        mails.push(Buffer.concat(chunks).toString('utf8'));
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  endings.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    refuse: (what) => {
      refused = what;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** A text provider that stores what it receives. */
export async function openTextProvider(endings: CleanUp[]): Promise<{
  url: string;
  texts: unknown[];
  answer: (status: number) => void;
}> {
  const texts: unknown[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readBody(request);
      if (status === 200) texts.push(JSON.parse(body));
      response.writeHead(status).end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  endings.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    texts,
    answer: (value) => {
      status = value;
    },
  };
}
