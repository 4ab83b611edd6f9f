// Opens the copy of a backup, a data directory, and prints the number of its bookings. A process of its own: opening takes
// all of one for a second, and a broken copy may end it.
import { openDatabase } from '../../platform/database/database.ts';
import { countBookings } from './backup.repository.ts';

const dataDir = process.argv[2] ?? '';
const opened = await openDatabase({ kind: 'embedded', dataDir, fsync: false }, (error) => {
  throw error;
});
process.stdout.write(String(await countBookings(opened.database)));
await opened.close();
