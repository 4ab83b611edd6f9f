// `npm run dev`: the server, restarted on changes, and Vite in front of it on http://localhost:5173.
import { run } from './exec.ts';

const demo: Record<string, string> = process.env['DATABASE_URL'] ? {} : { DEMO_DATA: '1' };
await Promise.race([
  run(process.execPath, ['--watch', 'packages/server/src/app/server.ts'], { env: demo }),
  run('vite', ['app']),
]);
