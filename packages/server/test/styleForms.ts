import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { TestApp } from './testApp.ts';

/** A style's form as a test sends it; undefined fields are left out. */
export interface StyleFormInput {
  readonly token: string;
  /** The style to change; without it one is added. */
  readonly styleId?: number;
  readonly ifMatch?: string | undefined;
  readonly key?: string;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly image?: Buffer | undefined;
  readonly fileName?: string;
}

let count = 0;

/** The fields of a valid style with a unique name. */
export function styleFields(serviceId: number): Record<string, string> {
  count += 1;
  return {
    serviceId: String(serviceId),
    serviceName: 'Cornrows',
    style: `Style ${count}`,
    styleShortDescription: 'Neat rows.',
    styleFullDetailsOfService: 'Eight rows.',
    stylePrice: '85.50',
    styleDuration: '1:30',
    styleDeposit: '20',
    discount: '10',
    value: '1',
    availableDays: '2026-12-04,2026-12-05',
    availableTimes: '17:00|14:00,15:30',
  };
}

/** Sends a style's form as a browser does. */
export async function sendStyle(world: TestApp, sent: StyleFormInput): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...styleFields(world.studio.serviceId), ...sent.fields })) {
    if (value !== undefined) form.append(name, value);
  }
  if (sent.image !== undefined) {
    form.append('styleImage', new Blob([Uint8Array.from(sent.image)]), sent.fileName ?? 'style.png');
  }
  const body = new Response(form);
  return world.app.inject({
    method: sent.styleId === undefined ? 'POST' : 'PUT',
    url: sent.styleId === undefined ? '/api/styles/add' : `/api/styles/update/${sent.styleId}`,
    headers: {
      authorization: `Bearer ${sent.token}`,
      'content-type': body.headers.get('content-type') ?? '',
      ...(sent.ifMatch !== undefined && { 'if-match': sent.ifMatch }),
      ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** A picture of one colour; each colour gives another picture. */
export const picture = (width: number, height: number, background = '#a04080') =>
  sharp({ create: { width, height, channels: 3, background } });
