import { accessFaults } from './access.ts';
import { bookingFaults } from './bookings.ts';
import type { Fault } from './fault.ts';
import { interfaceFaults } from './interface.ts';
import { limitFaults } from './limits.ts';
import { messageFaults } from './messages.ts';

export const faults: readonly Fault[] = [
  ...accessFaults,
  ...bookingFaults,
  ...interfaceFaults,
  ...limitFaults,
  ...messageFaults,
];
