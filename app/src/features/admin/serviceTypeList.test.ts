import { describe, expect, it } from 'vitest';
import { replaceServiceType } from './useServiceTypes.ts';

const cornrows = { serviceId: 1, serviceName: 'Cornrows', etag: '"1"' };
const braids = { serviceId: 2, serviceName: 'Braids', etag: '"1"' };
const twists = { serviceId: 3, serviceName: 'Twists', etag: '"1"' };

describe('the list of service types', () => {
  it('keeps a renamed service type in its position', () => {
    const renamed = { ...cornrows, serviceName: 'Zig-zag rows' };
    expect(replaceServiceType([cornrows, braids, twists], renamed)).toEqual([renamed, braids, twists]);
    expect(replaceServiceType([twists, braids], renamed)).toEqual([renamed, braids, twists]);
  });
});
