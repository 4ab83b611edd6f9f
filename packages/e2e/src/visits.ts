import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startProduct, type Product, type ProductOptions } from './product.ts';
import { keepPicture, welcome, type Coming, type Visitor } from './visitor.ts';

/** A product that runs for a test file, and a door to it. */
export interface Visits {
  readonly product: Product;
  /** Lets somebody in; whoever is left over is shown out after each test. */
  letIn(coming?: Coming): Promise<Visitor>;
  /** Lets time pass, on the server's clock and on those of everybody who is in. */
  pass(span: { readonly hours: number }): Promise<void>;
  /** The mails of a kind that came out for somebody so far, as text. */
  told(kind: string, to: { readonly email: string }): string[];
}

/** Runs the built product for this file; after each test nobody may have complained. */
export function openForVisits(options?: ProductOptions): Visits {
  let product: Product;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    product = await startProduct(options);
  });
  afterAll(() => product?.close());
  afterEach(async ({ task }) => {
    const left = visitors.splice(0);
    // Before they leave: what a page was fetching then is broken off, of which it may complain.
    const complaints = left.flatMap((visitor) => visitor.complaints);
    for (const [index, visitor] of left.entries()) {
      if (task.result?.state === 'fail') await keepPicture(visitor, `${index} ${task.name}`);
      await visitor.leave();
    }
    expect(complaints).toEqual([]);
  });
  return {
    pass: async ({ hours }) => {
      const milliseconds = hours * 3_600_000;
      product.now = new Date(product.now.getTime() + milliseconds);
      await Promise.all(visitors.map(({ page }) => page.clock.fastForward(milliseconds)));
    },
    told: (kind, { email }) => product.messages(kind).filter((message) => message.includes(email)),
    get product() {
      return product;
    },
    letIn: async (coming) => {
      const visitor = await welcome(product, coming);
      visitors.push(visitor);
      return visitor;
    },
  };
}
