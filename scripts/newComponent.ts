// `npm run new:component HairTie`: a component of the design system that passes every check, to be filled with what it is for.
import { addComponent } from './component/addComponent.ts';
import { root } from './run.ts';

const [name = ''] = process.argv.slice(2);
try {
  for (const file of addComponent(root, name)) console.log(file);
  console.log(`\nSee it: npm run storybook, then Components/${name}. Check it: npm run lint && npm test`);
  console.log(`Last, when it looks as it should: npm run visual -- -u -g ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
