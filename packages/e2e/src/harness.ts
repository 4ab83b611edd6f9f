import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startProduct, type Product, type ProductOptions } from './builtServer.ts';
import { saveScreenshot, openTestUser, type NewUserOptions, type TestUser } from './testUser.ts';

/** A running product for one test file, with the users of its tests. */
export interface Harness {
  readonly product: Product;
  /** Opens a browser as a new user; closed after each test. */
  newUser(options?: NewUserOptions): Promise<TestUser>;
  /** Advances the server's clock and those of all open pages. */
  advanceTime(span: { readonly hours: number }): Promise<void>;
  /** The mails and text messages of a kind sent to someone so far. */
  sentMails(kind: string, to: { readonly email: string }): string[];
}

/** Starts the built product for this file; a test fails when a console logged an error. */
export function startHarness(productOptions?: ProductOptions): Harness {
  let product: Product;
  const testUsers: TestUser[] = [];
  beforeAll(async () => {
    product = await startProduct(productOptions);
  });
  afterAll(() => product?.close());
  afterEach(async ({ task }) => {
    const left = testUsers.splice(0);
    // Read before closing, which aborts running requests and logs errors.
    const consoleErrors = left.flatMap((testUser) => testUser.consoleErrors);
    for (const [index, testUser] of left.entries()) {
      if (task.result?.state === 'fail') await saveScreenshot(testUser, `${index} ${task.name}`);
      await testUser.close();
    }
    expect(consoleErrors).toEqual([]);
  });
  return {
    advanceTime: async ({ hours }) => {
      const milliseconds = hours * 3_600_000;
      product.now = new Date(product.now.getTime() + milliseconds);
      await Promise.all(testUsers.map(({ page }) => page.clock.fastForward(milliseconds)));
    },
    sentMails: (kind, { email }) => product.messages(kind).filter((message) => message.includes(email)),
    get product() {
      return product;
    },
    newUser: async (options) => {
      const testUser = await openTestUser(product, options);
      testUsers.push(testUser);
      return testUser;
    },
  };
}
