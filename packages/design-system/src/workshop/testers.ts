import { userEvent, waitFor, within } from 'storybook/test';
import { createTesters } from '../testers/testing.ts';

/** The testers, for our own stories. */
export const testers = createTesters({ userEvent, waitFor, within });
