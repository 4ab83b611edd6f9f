// Calls a server as fast as it answers, and prints the result: node load.mjs '{"url", "connections", "seconds",
// "calls"}'. Without `calls` it repeats one GET; each of `calls` (headers and body) is sent once.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const { url, connections, seconds, callsFile } = JSON.parse(process.argv[2] ?? '{}');
const calls = callsFile === undefined ? undefined : JSON.parse(readFileSync(callsFile, 'utf8'));
let next = 0;

const request = {
  method: 'POST',
  setupRequest: (given) => {
    const call = calls[next % calls.length];
    next += 1;
    return { ...given, headers: call.headers, body: call.body };
  },
};

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  ...(calls !== undefined && { requests: [request] }),
});
const isUsedUp = calls !== undefined && next > calls.length;
process.stdout.write(
  JSON.stringify({
    perSecond: result['2xx'] / result.duration,
    others: result.non2xx + result.errors,
    isUsedUp,
  }),
);
