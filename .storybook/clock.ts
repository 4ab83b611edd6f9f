// Imported first: the stories' sample data use dates relative to now when they are loaded.
import { resetStoryClock } from '../app/src/storybook/clock.ts';

resetStoryClock();
