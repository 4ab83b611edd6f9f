// Copies a backup into a new data directory, opens it, and prints the number of its bookings. A process of its own: opening
// takes all of one for a second, and a broken copy may end it.
import { cpSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '../../platform/database/database.ts';
import { countBookings } from './backup.repository.ts';

const [, , backup = '', dataDir = ''] = process.argv;
// Calls go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
cpSync(backup, join(dataDir, 'db'), { recursive: true });
const bookings = await withDatabase({ kind: 'embedded', dataDir, fsync: false }, countBookings);
process.stdout.write(String(bookings));
