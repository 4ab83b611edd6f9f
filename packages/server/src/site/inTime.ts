/** A page does not wait longer than this for the database: it is sent with what the settings say. */
const patienceMs = 500;

/** What comes in time for a page; undefined when it is late or fails. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  // A database that does not answer says so where it is asked for more than a head.
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
