import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/**
 * The one `<style>` that a script puts into a page: React Aria's, on iOS, while a dialog is open. `headers.test.ts`
 * computes it from the library, so that a new version of it cannot slip by.
 */
export const dialogStyleHash = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=';

/** What a page of this origin may load and do. Nothing is inline, and no text becomes markup or a script. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${dialogStyleHash}'`],
    // `blob:` is a picture that was chosen and is not sent yet.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy that names one script and no other: the one that keeps the offline page (app/src/entry).
    'trusted-types': ['offline-page'],
  },
};

/** What a booking site needs nothing of. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers by which a browser keeps others out, as helmet makes them of these settings. It would make them anew for every
 * call, which took longer than many an answer. No header ever allows another origin anything (CORS).
 * @param isSecure whether the site is reached by TLS, and from now on by nothing else
 */
export async function makeSecurityHeaders(isSecure: boolean): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy,
    // Of this host alone: what else stands under the studio's domain is not ours to decide about.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  let written: Record<string, unknown> = {};
  app.get('/', (_request, reply) => {
    written = { ...reply.raw.getHeaders(), ...reply.getHeaders() };
    return '';
  });
  await app.inject('/');
  await app.close();
  const headers = Object.entries(written).map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy };
}

/** Sets these headers on the answers of all routes. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers that say what a page may do. */
const ofPages = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * For a file that is only ever a part of a page: opened by itself it may do nothing at all, and it goes without what
 * pages are told, which made up 700 bytes of each of the files that the first screen waits for.
 */
export function sendAsPart(reply: FastifyReply): FastifyReply {
  for (const name of ofPages) reply.removeHeader(name);
  return reply.header('content-security-policy', "default-src 'none'; sandbox");
}
