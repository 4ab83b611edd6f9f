import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startProduct, type Product } from './product.ts';
import { keepPicture, openBrowser, welcome, type Visitor } from './visitor.ts';

/** A product that runs for a test file, and a door to it. */
export interface Visits {
  readonly product: Product;
  /** Lets somebody in; whoever is left over is shown out after each test. */
  letIn(device?: Parameters<typeof welcome>[2]): Promise<Visitor>;
}

/** Runs the built product for this file; after each test nobody may have complained. */
export function openForVisits(): Visits {
  let product: Product;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  afterEach(async ({ task }) => {
    const left = visitors.splice(0);
    for (const [index, visitor] of left.entries()) {
      if (task.result?.state === 'fail') await keepPicture(visitor, `${index} ${task.name}`);
      await visitor.leave();
    }
    expect(left.flatMap((visitor) => visitor.complaints)).toEqual([]);
  });
  return {
    get product() {
      return product;
    },
    letIn: async (device) => {
      const visitor = await welcome(browser, product, device);
      visitors.push(visitor);
      return visitor;
    },
  };
}
