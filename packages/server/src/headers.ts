import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The one `<style>` that a script puts into a page: React Aria's, on iOS, while a dialog is open. `headers.test.ts`
 * computes it from the library, so that a new version of it cannot slip by.
 */
export const dialogStyleHash = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=';

/** What a page of this origin may load and do. Nothing is inline, and no text becomes markup or a script. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' '${dialogStyleHash}'`,
  // `blob:` is a picture that was chosen and is not sent yet.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The policy that names one script and no other: the one that keeps the offline page (app/src/entry).
  'trusted-types offline-page',
].join(';');

/** What a booking site needs nothing of. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers by which a browser keeps others out. No header ever allows another origin anything (CORS).
 * @param isSecure whether the site is reached by TLS, and from now on by nothing else
 */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  // Of this host alone: what else stands under the studio's domain is not ours to decide about.
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers, which could be used against a page.
  'x-xss-protection': '0',
  'permissions-policy': permissionsPolicy,
});

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

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
