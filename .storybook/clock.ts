// Imported first: the stories' sample data use dates relative to now when they are loaded.
import { beginStory } from '../app/src/stories/clock.ts';

beginStory();
