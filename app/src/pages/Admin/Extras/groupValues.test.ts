import { describe, expect, it } from 'vitest';
import {
  sampleBeads,
  sampleHairLength,
  sampleOptionGroups,
  sampleWash,
} from '../../../storybook/sampleOptionGroups.ts';
import {
  addOption,
  changeOption,
  getFullStyles,
  moveItem,
  newGroup,
  removeOption,
  setDefault,
  setKind,
  toGroupValues,
  toGroupWrite,
  validateGroup,
  validateOption,
  type OptionDraft,
} from './groupValues.ts';

const wash: Partial<OptionDraft> = { name: ' Wash and detangle ', priceCents: 2500, minutes: 30 };
const single = changeOption(newGroup, 'new1', wash);

describe('a new group', () => {
  it('a group of a single option has its name, and needs no kind', () => {
    expect(validateGroup(single)).toEqual({});
    expect(toGroupWrite({ ...single, styleIds: [1, 2] })).toEqual({
      name: 'Wash and detangle',
      kind: 'MANY',
      options: [
        {
          name: 'Wash and detangle',
          price: 25,
          minutes: 30,
          preparation: '',
          hairLength: null,
          isActive: true,
          isDefault: false,
        },
      ],
      styleIds: [1, 2],
    });
  });

  it('needs a name of its own from the second option on', () => {
    const two = addOption(single);
    expect(validateGroup(two)).toEqual({
      name: 'Please enter a name for the group.',
      options: 'Please look at the choices below.',
    });
  });
});

describe('an option', () => {
  it.each([
    [{ name: ' ' }, { name: 'Please enter a name.' }],
    [{ name: 'x'.repeat(41) }, { name: 'Please keep the name to 40 characters.' }],
    [{ priceCents: null }, { priceCents: 'Please enter an amount such as 25, or 0.' }],
    [{ priceCents: Number.NaN }, { priceCents: 'Please enter an amount such as 25, or 0.' }],
    [{ priceCents: 0, minutes: 0 }, {}],
    [{ minutes: 12 }, { minutes: 'Please enter 0 to 480 minutes in steps of 5, such as 30.' }],
    [{ minutes: 485 }, { minutes: 'Please enter 0 to 480 minutes in steps of 5, such as 30.' }],
    [{ minutes: null }, { minutes: 'Please enter 0 to 480 minutes in steps of 5, such as 30.' }],
    [{ preparation: 'x'.repeat(121) }, { preparation: 'Please keep the line to 120 characters.' }],
  ] satisfies [Partial<OptionDraft>, object][])('with %j is validated', (change, errors) => {
    expect(validateOption(changeOption(single, 'new1', change), 0)).toEqual(errors);
  });

  it('has a name of its own in its group, regardless of case', () => {
    const two = changeOption(addOption(single), 'new2', { ...wash, name: 'wash and detangle' });
    expect(validateOption(two, 1)).toEqual({
      name: 'Another choice has this name. Please choose another one.',
    });
  });
});

describe('a group of which one is chosen', () => {
  const values = toGroupValues(sampleHairLength);

  it('is as it was stored', () => {
    expect(validateGroup(values)).toEqual({});
    const { options, styles: _styles, groupId: _id, etag: _etag, ...group } = sampleHairLength;
    expect(toGroupWrite(values)).toEqual({
      ...group,
      options: options.map(({ upcomingBookings: _bookings, ...option }) => option),
      styleIds: [1, 2],
    });
  });

  it('adds nothing for its default, whatever was typed before', () => {
    const changed = setDefault(changeOption(values, 'stored3', { isActive: false }), 'stored3');
    expect(toGroupWrite(changed).options.at(-1)).toMatchObject({
      price: 0,
      minutes: 0,
      isActive: true,
      isDefault: true,
    });
    // The former default has the amounts that it was stored with.
    expect(toGroupWrite(changed).options[0]).toMatchObject({ price: 0, minutes: 0, isDefault: false });
  });

  it('has another default when that one goes, and none when any can be chosen', () => {
    expect(removeOption(values, 'stored1').defaultKey).toBe('stored2');
    expect(toGroupWrite(setKind(values, 'MANY')).options.some(({ isDefault }) => isDefault)).toBe(false);
    expect(setKind(toGroupValues(sampleBeads), 'ONE').defaultKey).toBe('stored5');
  });
});

it('a stored group with the name of its only option asks for neither name nor kind', () => {
  expect(toGroupValues(sampleWash)).toMatchObject({ isGrouped: false, name: '' });
  expect(toGroupWrite(toGroupValues(sampleWash)).name).toBe('Wash and detangle');
  expect(toGroupValues({ ...sampleWash, name: 'Hair care' })).toMatchObject({
    isGrouped: true,
    name: 'Hair care',
  });
});

it('an item moves by one place, at most to the end', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

it('a style is full with as many other groups as it can have', () => {
  expect([...getFullStyles(sampleOptionGroups, undefined, 2)]).toEqual([2, 1]);
  expect([...getFullStyles(sampleOptionGroups, sampleWash.groupId, 2)]).toEqual([]);
});
