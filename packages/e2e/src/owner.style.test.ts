import { describe, expect, it } from 'vitest';
import { ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getDay,
  findStyle,
  uploadImage,
  openAsOwner,
  addAvailability,
  openNewStyle,
  getPicture,
  getStyleFields,
  getStyleForm,
  submitStyle,
  timesOn,
  fillStyle,
} from './adminPage.ts';
import { expectHeadingFocus, expectFocus, expectTitle, owner, waitForToast } from './parentPage.ts';
import { logInByApi, storedStyle, createStyle, createType } from './testData.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();

/** A drawing that says it is a photo. */
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
);

/** Just more than 10 MB. */
const tooMuch = Buffer.alloc(10 * 1024 * 1024 + 1);

/** A style that was made before, which the owner comes to change. */
async function createStored(style: string, styleImage?: Blob) {
  const user = await logInByApi(harness.product, owner);
  const { serviceId } = await createType(harness.product, user, `Service of ${style}`);
  return createStyle(harness.product, user, { serviceId, style, ...(styleImage && { styleImage }) });
}

describe.each(ownerInputModes)('a style, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { own: 'ci' });
  it(
    'takes PNG and JPG only, up to 10 MB, and loses nothing that was typed when it is refused',
    inTurn(),
    async () => {
      const testUser = await openAsOwner(harness, mode);
      const { page, driver } = testUser;
      const form = getStyleForm(page);
      const words = {
        service: 'Braids',
        name: 'Two big plaits',
        price: '50',
        deposit: '20',
        discount: '0',
        short: 'Two plaits.',
        full: 'Two plaits down the back.',
        duration: '1:00',
      };
      await openNewStyle(testUser);
      await form.getByText('SVG, PNG, JPG or GIF, max 800x400px').waitFor();
      await form.getByText('We can take PNG and JPG, up to 10MB.').waitFor();
      await fillStyle(testUser, words);
      await addAvailability(testUser, 'Saturday 5 December 2026', ['1:00 pm']);
      const refused = [
        {
          file: { name: 'plait.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
          why: 'This file is not a PNG or JPG image. Please choose another one.',
        },
        {
          file: { name: 'plait.png', mimeType: 'image/png', buffer: tooMuch },
          why: 'This image is larger than 10MB. Please choose a smaller one.',
        },
        {
          file: { name: 'plait.png', mimeType: 'image/png', buffer: svg },
          why: 'We could not read this image. Please choose another one.',
        },
      ];
      for (const { file, why } of refused) {
        await uploadImage(testUser, file);
        await form.getByText(why).first().waitFor();
        expect(await page.getByRole('img', { name: /^Preview of the image/ }).count()).toBe(0);
      }
      await uploadImage(testUser, await getPicture(page));
      await page.getByRole('img', { name: 'Preview of the image of the new style' }).waitFor();

      // The name is in use.
      await driver.press(page.getByRole('button', { name: 'Submit' }));
      await waitForToast(
        page,
        'Failed to add style. Please try again. This name is already in use. Please choose another one.',
        5,
      );
      await expectFocus(form.getByRole('region', { name: 'Please look at 1 field' }));
      await driver.press(
        form.getByRole('link', { name: 'This service already has a style with this name.' }),
      );
      await expectFocus(form.getByLabel('Style name'));
      expect(await getStyleFields(form)).toEqual(words);
      await page.getByRole('img', { name: 'Preview of the image of the new style' }).waitFor();
      await getDay(page, 'Saturday 5 December 2026', 'chosen, 1 time').waitFor();
      const name = `Two small plaits ${mode.name}`;
      await driver.type(form.getByLabel('Style name'), name);
      await submitStyle(testUser);
      await waitForToast(page, 'Style added successfully!');
      expect(await storedStyle(harness.product, name)).toMatchObject({
        serviceName: 'Braids',
        stylePrice: 50,
        styleImage: expect.stringMatching(/^\/api\/images\/.+\.jpeg$/),
        dayTimeMapping: { '2026-12-05': ['13:00'] },
      });
    },
  );

  it('keeps its picture and its dates when it is updated without a new picture', inTurn(), async () => {
    const testUser = await openAsOwner(harness, mode);
    const { page, driver } = testUser;
    const { buffer } = await getPicture(page);
    const before = await createStored(
      `Halo ${mode.name}`,
      new Blob([new Uint8Array(buffer)], { type: 'image/png' }),
    );
    await page.reload();
    await findStyle(testUser, before.style);
    await driver.press(page.getByRole('link', { name: `Edit ${before.style}` }));
    await expectHeadingFocus(page, 'Update Style');

    const form = getStyleForm(page, 'Update Style');
    expect(await form.getByLabel('Service', { exact: true }).inputValue()).toBe(before.serviceName);
    await form.getByText('A style stays with its service. To move it, add a new style there.').waitFor();
    await form.getByText('The image stays as it is unless you choose a new one.').waitFor();
    await driver.type(form.getByLabel('Service price ($)'), '85.50');
    await driver.type(form.getByLabel('Discount (%)'), '20');
    await driver.type(form.getByLabel('Short description'), 'Two rows of braids, and beads at the ends.');
    await form.getByText('42/150').first().waitFor();
    expect(await form.getByLabel('Final price ($)').inputValue()).toBe('68.40');
    await submitStyle(testUser);
    await waitForToast(page, 'Style updated successfully!');

    const after = await storedStyle(harness.product, before.style);
    expect(before.styleImage).not.toBeNull();
    expect(after).toMatchObject({
      styleImage: before.styleImage,
      dayTimeMapping: before.dayTimeMapping,
      stylePrice: 85.5,
      value: 68.4,
      styleShortDescription: 'Two rows of braids, and beads at the ends.',
    });
  });

  it('without a picture is rejected, and keeps what was typed', inTurn(), async () => {
    const before = await createStored(`Bun ${mode.name}`);
    const testUser = await openAsOwner(harness, mode, `/admin/update-service/${before.styleId}`);
    const { page, driver } = testUser;
    const form = getStyleForm(page, 'Update Style');
    await driver.type(form.getByLabel('Service price ($)'), '75');
    await driver.clickDisabled(page.getByRole('button', { name: 'Submit' }));
    await waitForToast(page, 'Please upload an image for the style.', 5);
    await expectFocus(form.getByRole('region', { name: 'Please look at 1 field' }));
    await driver.press(form.getByRole('link', { name: 'Please upload an image for the style.' }));
    await expectFocus(form.getByLabel('Image', { exact: true }));
    await expectTitle(page, 'Error: Update Style · Admin · Plaitful Kids');
    expect(await form.getByLabel('Service price ($)').inputValue()).toBe('75');
    await uploadImage(testUser, await getPicture(page));
    await page.getByRole('img', { name: `Preview of the image of ${before.style}` }).waitFor();
    await submitStyle(testUser);
    await waitForToast(page, 'Style updated successfully!');
    expect(await storedStyle(harness.product, before.style)).toMatchObject({
      stylePrice: 75,
      styleImage: expect.stringMatching(/^\/api\/images\//),
    });
  });

  it(
    'is not left without a question once something was changed, and is then as it was',
    inTurn(),
    async () => {
      const before = await createStored(`Loop ${mode.name}`);
      const testUser = await openAsOwner(harness, mode, `/admin/update-service/${before.styleId}`);
      const { page, driver } = testUser;
      const date = 'Saturday 9 January 2027';
      await driver.press(getDay(page, date));
      const tile = timesOn(page, date).getByRole('button', { name: '3:30 pm', exact: true });
      await driver.press(tile);
      const cancel = page.getByRole('link', { name: 'Cancel' });
      await driver.press(cancel);
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByText('Your changes on this page will be lost.').waitFor();
      await driver.press(question.getByRole('button', { name: 'Stay here' }));
      await expectFocus(cancel);
      expect(await tile.getAttribute('aria-pressed')).toBe('false');
      await driver.press(cancel);
      await driver.press(question.getByRole('button', { name: 'Leave' }));
      await expectHeadingFocus(page, 'Styles');
      expect(await storedStyle(harness.product, before.style)).toEqual(before);
    },
  );
});
