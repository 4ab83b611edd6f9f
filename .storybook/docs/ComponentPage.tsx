import {
  ArgTypes,
  Canvas,
  DocsContext,
  DocsPage,
  Markdown,
  Stories,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, use, useContext } from 'react';
import * as css from '../../packages/design-system/src/workshop/componentPage.css.ts';
import type { Advice } from '../../packages/design-system/src/workshop/advice.ts';
import type { ComponentPageData } from './componentPages.ts';
import { EvidenceTable, StatusLine } from './EvidenceTable.tsx';

const components = '../../packages/design-system/src/components';
const examples = import.meta.glob<Record<string, ComponentType>>(
  '../../packages/design-system/src/components/*/*.example.tsx',
);
const advices = import.meta.glob<{ advice: Advice }>(
  '../../packages/design-system/src/components/*/*.advice.tsx',
);

interface LoadedPage extends ComponentPageData {
  Example: ComponentType;
  advice: Advice;
}

async function loadPage(name: string): Promise<LoadedPage> {
  const place = `${components}/${name}/${name}`;
  const [data, example, advice] = await Promise.all([
    fetch(`./components/${name}.json`).then((answer) => answer.json() as Promise<ComponentPageData>),
    examples[`${place}.example.tsx`]?.(),
    advices[`${place}.advice.tsx`]?.(),
  ]);
  const Example = example?.[`${name}Example`];
  if (!Example) throw new Error(`${name}.example.tsx does not export ${name}Example`);
  return { ...data, Example, advice: advice?.advice ?? [] };
}

const pages = new Map<string, Promise<LoadedPage>>();

function getPage(name: string): Promise<LoadedPage> {
  const page = pages.get(name) ?? loadPage(name);
  pages.set(name, page);
  return page;
}

const toAnchor = (heading: string) => heading.toLowerCase().replaceAll(/\W+/g, '-');

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={toAnchor(heading)}>{heading}</h2>
      {children}
    </section>
  );
}

/** Code with a button that copies it; the block for sources would be light in every theme. */
const Code = ({ children }: { children: string }) => <Markdown>{`\`\`\`tsx\n${children}\n\`\`\``}</Markdown>;

/** Pairs of what to do and what not, pictured: nothing in them can be pressed or reached. */
function DoAndDont({ advice }: { advice: Advice }) {
  return (
    <Section heading="Do and don’t">
      {advice.map((pair) => (
        <div key={pair.do.text} className={css.pair}>
          {(['do', 'dont'] as const).map((kind) => (
            <figure key={kind} className={css.advice[kind]}>
              <Unstyled>
                <div className={css.adviceFrame} inert>
                  {pair[kind].picture}
                </div>
              </Unstyled>
              <figcaption className={css.adviceText}>
                <strong>{kind === 'do' ? 'Do.' : 'Don’t.'}</strong> {pair[kind].text}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </Section>
  );
}

function Props({ page }: { page: LoadedPage }) {
  return (
    <Section heading="Props">
      <ArgTypes />
      <p>
        <a href={page.playground}>Try them in the Playground</a>, in the panel Controls.
      </p>
      {page.types.length > 0 && (
        <details>
          <summary>The types: {page.types.map((type) => type.name).join(', ')}</summary>
          <Code>{page.types.map(({ text }) => text).join('\n\n')}</Code>
        </details>
      )}
    </Section>
  );
}

function Page({ name }: { name: string }) {
  const page = use(getPage(name));
  const stories = useContext(DocsContext).componentStories();
  const [picture] = ['Picture', 'Playground', 'All States'].flatMap((shown) =>
    stories.filter((story) => story.name === shown),
  );
  const findSection = (heading: string) => page.sections.find((section) => section.heading === heading);
  const texts = (headings: readonly string[]) =>
    headings.map((heading) => (
      <Section key={heading} heading={heading}>
        <Markdown>{findSection(heading)?.markdown ?? ''}</Markdown>
      </Section>
    ));
  const placed = ['When to use it', 'When to use something else', 'Keyboard'];
  const others = page.sections.map(({ heading }) => heading).filter((heading) => !placed.includes(heading));
  const { Example } = page;
  return (
    <>
      <h1>{name}</h1>
      <StatusLine name={name} evidence={page.evidence} />
      <Markdown>{page.introduction}</Markdown>
      {picture && <Canvas of={picture.moduleExport} sourceState="none" />}
      {texts(placed.slice(0, 2))}
      {page.advice.length > 0 && <DoAndDont advice={page.advice} />}
      <Section heading="Example">
        <Unstyled>
          <div className={css.example}>
            <Example />
          </div>
        </Unstyled>
        <div className={css.code}>
          <Code>{page.example}</Code>
        </div>
      </Section>
      <Props page={page} />
      {page.words && (
        <Section heading="Words">
          <Markdown>{page.words}</Markdown>
        </Section>
      )}
      {texts(['Keyboard', ...others])}
      <Section heading="Evidence">
        <EvidenceTable evidence={page.evidence} keyboardStory={page.keyboardStory} />
      </Section>
      <Stories title={<h2 id="stories">Stories</h2>} includePrimary={false} />
      <p className={css.alsoCalled}>
        Also called: {page.alsoCalled.join(', ')}.{' '}
        <a href={`./components/${name}.md`}>This page as Markdown</a>
      </p>
    </>
  );
}

/** The page of a component: the frame is the same for all; the words come from `Name.md`. */
export function ComponentPage() {
  const name = useContext(DocsContext).storyById().title.split('/').at(-1) ?? '';
  // Groups without guides, such as the illustrations, have Storybook's own page.
  return `${components}/${name}/${name}.example.tsx` in examples ? <Page name={name} /> : <DocsPage />;
}
