import { accessFaults } from './access.ts';
import { accountFaults } from './accounts.ts';
import { bookingFaults } from './bookings.ts';
import { calendarFaults } from './calendar.ts';
import { componentFaults } from './components.ts';
import type { Fault } from './fault.ts';
import { interfaceFaults } from './interface.ts';
import { limitFaults } from './limits.ts';
import { messageFaults } from './messages.ts';
import { privacyFaults } from './privacy.ts';

export const faults: readonly Fault[] = [
  ...accessFaults,
  ...accountFaults,
  ...bookingFaults,
  ...calendarFaults,
  ...componentFaults,
  ...interfaceFaults,
  ...limitFaults,
  ...messageFaults,
  ...privacyFaults,
];
