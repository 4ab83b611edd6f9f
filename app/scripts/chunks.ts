import type { Plugin } from 'vite';

/**
 * What is fetched together, in the order in which a parent comes to it: each takes, of all that these modules need, what none
 * before it has. So a chunk needs only those before it.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  base: [
    '/app/index.html',
    '/app/src/shell/Page.tsx',
    '/app/src/features/reviews/HomeReviews.tsx',
    '/Stack/Stack.tsx',
    '/Inline/Inline.tsx',
    '/Grid/Grid.tsx',
    '/Banner/Banner.tsx',
    // Their styles alone: Home, Services and About would each ask for one more file before anything is seen.
    '/Carousel/Carousel.css.ts',
    '/ClampText/ClampText.css.ts',
    'rolldown/runtime',
  ],
  data: ['/app/src/lib/api/ServerData.tsx', '/app/src/shell/useHelp.ts'],
  machines: [
    '/node_modules/@xstate/react/',
    '/packages/flows/src/problem.ts',
    '/app/src/lib/api/answer.ts',
    '/app/src/lib/inspection.ts',
  ],
  forms: [
    '/app/src/lib/forms/',
    '/TextField/TextField.tsx',
    '/FormSummary/FormSummary.tsx',
    '/messages/src/en-CA/fields.ts',
  ],
  carousel: ['/app/src/features/reviews/ReviewsBlock.tsx'],
  styles: [
    '/app/src/pages/Services/ServicesPage.tsx',
    '/app/src/pages/Style/StylePage.tsx',
    '/app/src/features/booking/StyleDetail.tsx',
    '/app/src/features/booking/BookingLayout.tsx',
  ],
  session: [
    '/app/src/features/account/createSession.tsx',
    '/app/src/shell/UserMenu.tsx',
    '/parts/ToastList.tsx',
  ],
  account: ['/app/src/features/account/AccountDialog.tsx'],
  booking: ['/app/src/features/booking/Booking.tsx', '/app/src/pages/Booking/BookingPage.tsx'],
};

/**
 * Puts what every page needs into one file, and what is needed at one step of a visit into another: apart, dozens of modules
 * would be asked for one by one, and would not share what compressing learns of them.
 */
export function stepChunks(): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: 'plaitful:step-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: Object.keys(chunks).map((name, index) => ({
                name,
                test: (id: string) => chunkOf.get(id) === name,
                priority: 100 - index,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      const add = (id: string, chunk: string): void => {
        if (chunkOf.has(id)) return;
        chunkOf.set(id, chunk);
        for (const needed of this.getModuleInfo(id)?.importedIds ?? []) add(needed, chunk);
      };
      const ids = [...this.getModuleIds()];
      for (const [chunk, parts] of Object.entries(chunks)) {
        for (const id of ids) if (parts.some((part) => id.includes(part))) add(id, chunk);
      }
    },
  };
}
