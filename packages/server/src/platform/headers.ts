import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The hash of the only `<style>` that a script inserts into a page: React Aria's, on iOS, while a dialog is open.
 * `headers.test.ts` computes it from the library, so that a new version fails the test.
 */
export const reactAriaStyleHash = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=';

/**
 * The content security policy of pages. Nothing is inline, and trusted types prevent markup and scripts from strings.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' '${reactAriaStyleHash}'`,
  // `blob:` is for a picture that was chosen and is not uploaded yet.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The trusted-types policy, which only allows the script of the offline page (app/src/entry).
  'trusted-types offline-page',
].join(';');

/** Browser features that a booking site does not need. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers. No header allows another origin anything (CORS).
 * @param isSecure whether the site is reached by TLS, which browsers then require
 */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  // For this host only: other subdomains of the studio are not ours.
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers, which could be used to attack a page.
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
 * For files that are only used within pages: opened directly they may do nothing, and they omit the headers of pages,
 * which are 700 bytes of each file of the first screen.
 */
export function withSubresourceHeaders(reply: FastifyReply): FastifyReply {
  for (const name of ofPages) reply.removeHeader(name);
  return reply.header('content-security-policy', "default-src 'none'; sandbox");
}
