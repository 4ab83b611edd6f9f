import { describe, expect, it } from 'vitest';
import { ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { findStyle, openAsOwner, getPicture, getStyleForm, submitStyle } from './adminPage.ts';
import { expectHeadingFocus, owner, waitForToast } from './parentPage.ts';
import { logInByApi, loadStyle, createStyle, createType } from './testData.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();

describe.each(ownerInputModes)('a style, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { own: 'ci' });
  it('keeps its picture and its dates when it is updated without a new picture', inTurn(), async () => {
    const testUser = await openAsOwner(harness, mode);
    const { page, driver } = testUser;
    const { buffer } = await getPicture(page);
    const user = await logInByApi(harness.product, owner);
    const { serviceId } = await createType(harness.product, user, `Halos ${mode.name}`);
    const before = await createStyle(harness.product, user, {
      serviceId,
      style: `Halo ${mode.name}`,
      styleImage: new Blob([new Uint8Array(buffer)], { type: 'image/png' }),
    });
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

    const after = await loadStyle(harness.product, before.style);
    expect(before.styleImage).not.toBeNull();
    expect(after).toMatchObject({
      styleImage: before.styleImage,
      dayTimeMapping: before.dayTimeMapping,
      stylePrice: 85.5,
      value: 68.4,
      styleShortDescription: 'Two rows of braids, and beads at the ends.',
    });
  });
});
