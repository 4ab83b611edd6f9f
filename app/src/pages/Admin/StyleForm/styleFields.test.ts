import { describe, expect, it } from 'vitest';
import { sampleStyle } from '../../../storybook/sampleData.ts';
import {
  newStyleTextLimits,
  getFields,
  getFinalPrice,
  toStyleForm,
  newValues,
  styleUpdateTextLimits,
  validateFields,
  toFormValues,
  type StyleFields,
} from './styleFields.ts';

const right: StyleFields = {
  ...getFields(sampleStyle()),
  styleShortDescription: 'Rows, then two puffs',
};
const values = { ...toFormValues(sampleStyle()), ...right };
const validate = (changed: Partial<StyleFields>, limits = newStyleTextLimits) =>
  validateFields({ ...right, ...changed }, limits);

describe('the fields of a style', () => {
  it('accepts a stored style', () => {
    expect(validateFields(getFields(sampleStyle()), styleUpdateTextLimits)).toEqual({});
    expect(validate({})).toEqual({});
  });

  it('report everything that an empty form lacks', () => {
    expect(validateFields(newValues(20), newStyleTextLimits)).toEqual({
      serviceId: 'Please choose a service.',
      style: 'Please enter a style name.',
      stylePrice: 'Please enter an amount above 0, such as 85 or 85.50.',
      styleDuration: 'Please enter hours 1 to 9, a colon, and minutes 00 to 59, such as 1:30.',
    });
  });

  it.each([
    [{ style: '   ' }, { style: 'Please enter a style name.' }],
    [{ style: 'x'.repeat(81) }, { style: 'Please keep the name to 80 characters.' }],
    [{ stylePrice: 0 }, { stylePrice: 'Please enter an amount above 0, such as 85 or 85.50.' }],
    [{ stylePrice: Number.NaN }, { stylePrice: 'Please enter an amount above 0, such as 85 or 85.50.' }],
    [{ stylePrice: 10_000_001 }, { stylePrice: 'Please enter an amount above 0, such as 85 or 85.50.' }],
    [{ styleDeposit: null }, { styleDeposit: 'Please enter an amount such as 20.' }],
    [{ styleDeposit: 5501 }, { styleDeposit: 'The deposit cannot be more than the final price.' }],
    [{ discount: 101 }, { discount: 'Please enter a number from 0 to 100.' }],
    [{ discount: 90 }, { styleDeposit: 'The deposit cannot be more than the final price.' }],
    [{ discount: null }, {}],
    [{ styleDuration: '0:45' }, { styleDuration: expect.stringContaining('hours 1 to 9') as string }],
    [{ styleDuration: ' 1:30 ' }, {}],
  ] satisfies [Partial<StyleFields>, object][])(
    '%j is validated by the rules of the business',
    (typed, found) => {
      expect(validate(typed)).toEqual(found);
    },
  );

  it('accept 20 and 255 characters when added, 150 and 500 when updated', () => {
    const texts = { styleShortDescription: 'x'.repeat(21), styleFullDetailsOfService: 'x'.repeat(257) };
    expect(validate(texts)).toEqual({
      styleShortDescription: '1 too many. Please shorten it.',
      styleFullDetailsOfService: '2 too many. Please shorten it.',
    });
    expect(validate(texts, styleUpdateTextLimits)).toEqual({});
    expect(validate({ styleShortDescription: 'x'.repeat(151) }, styleUpdateTextLimits)).toHaveProperty(
      'styleShortDescription',
    );
  });

  it('accept 300 characters on what to do or bring', () => {
    expect(validate({ preparation: 'x'.repeat(300) })).toEqual({});
    expect(validate({ preparation: 'x'.repeat(303) })).toEqual({
      preparation: '3 too many. Please shorten it.',
    });
  });

  it('have the extras of the style, in the order of their ids', () => {
    const groups = [7, 3].map((groupId) => ({ groupId, name: 'Beads', kind: 'MANY' as const, options: [] }));
    const fields = getFields(sampleStyle({ optionGroups: groups, preparation: 'Bring beads' }));
    expect(fields).toMatchObject({ optionGroupIds: '3,7', preparation: 'Bring beads' });
    const form = toStyleForm({ ...values, ...fields, preparation: ' Bring beads ' }, 'Cornrows');
    expect(form).toMatchObject({ optionGroupIds: '3,7', preparation: 'Bring beads' });
  });
});

describe('the final price', () => {
  it('is the price less its discount, when both are numbers', () => {
    expect(getFinalPrice({ stylePrice: 8500, discount: 10 })).toBe(7650);
    expect(getFinalPrice({ stylePrice: 8500, discount: null })).toBe(8500);
    expect(getFinalPrice({ stylePrice: null, discount: 10 })).toBeNull();
    expect(getFinalPrice({ stylePrice: 8500, discount: Number.NaN })).toBeNull();
    expect(getFinalPrice({ stylePrice: 8500, discount: 200 })).toBeNull();
  });
});

describe('style form payload', () => {
  it('are the parts of the form, without dates that have no times and without an image that was not chosen', () => {
    const dates = { '2026-12-05': ['13:00', '14:30'], '2026-12-06': [], '2026-12-12': ['13:00'] };
    expect(
      toStyleForm({ ...values, discount: 10, style: ' Rows ', noAddedHair: true, dates }, 'Cornrows'),
    ).toEqual({
      serviceId: 1,
      serviceName: 'Cornrows',
      style: 'Rows',
      styleShortDescription: 'Rows, then two puffs',
      styleFullDetailsOfService: sampleStyle().styleFullDetailsOfService,
      stylePrice: 55,
      styleDuration: '1:30',
      noAddedHair: true,
      gentle: false,
      preparation: '',
      optionGroupIds: '',
      styleDeposit: 20,
      discount: 10,
      value: 49.5,
      availableDays: '2026-12-05,2026-12-12',
      availableTimes: '13:00,14:30|13:00',
    });
  });

  it('includes a newly chosen image', () => {
    const image = new File(['x'], 'rows.png', { type: 'image/png' });
    expect(toStyleForm({ ...values, image }, '').styleImage).toBe(image);
  });
});
