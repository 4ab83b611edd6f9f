// Imported before anything else: the samples of the stories count their days from the clock as they load.
import { beginStory } from '../app/src/stories/clock.ts';

beginStory();
