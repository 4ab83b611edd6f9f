const complaints: string[] = [];

/** Collects what is written to the console as an error until `takeComplaints`; returns the way back. */
export function listenToConsole(): () => void {
  const original = console.error;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    original(...parts);
  };
  return () => {
    console.error = original;
  };
}

/** The errors collected so far. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
