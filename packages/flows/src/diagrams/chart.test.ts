import { describe, expect, it } from 'vitest';
import { assign, not, setup } from 'xstate';
import { toDiagram } from './chart.ts';
import { listWaitingStates, toMermaid, toTable } from './markdown.ts';

const machine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'door.opened' } | { type: 'key.turned'; by: string },
  },
  guards: { isLocked: () => true, isBy: (_, params: { who: string }) => params.who !== '' },
  actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'judging',
  on: { 'key.turned': { actions: 'count' } },
  states: {
    judging: { always: [{ guard: not('isLocked'), target: 'open' }, { target: 'closed' }] },
    closed: {
      on: { 'door.opened': { guard: { type: 'isBy', params: { who: 'OWNER' } }, target: 'open.wide' } },
      after: { patience: 'gone' },
    },
    open: { initial: 'narrow', states: { narrow: {}, wide: {} } },
    gone: { type: 'final' },
  },
});
const chart = toDiagram(machine);

describe('the diagram of a machine', () => {
  it('has every state, within its parent', () => {
    expect(chart.states.map(({ path }) => path)).toEqual([
      'judging',
      'closed',
      'open',
      'open.narrow',
      'open.wide',
      'gone',
    ]);
    expect(chart.states.find(({ path }) => path === 'open.narrow')).toMatchObject({
      parent: 'open',
      isInitial: true,
    });
  });

  it('has every transition, with its event and guard', () => {
    expect(chart.arrows.map(({ from, on, guard, to }) => [from, on, guard, to])).toEqual([
      [undefined, 'key.turned', undefined, undefined],
      ['judging', '', 'not isLocked', 'open'],
      ['judging', '', undefined, 'closed'],
      ['closed', 'door.opened', 'isBy OWNER', 'open.wide'],
      ['closed', 'after patience', undefined, 'gone'],
    ]);
  });

  it('is written for Mermaid and as a table', () => {
    expect(toMermaid(chart).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> judging',
      '  state "judging" as judging',
      '  state "closed" as closed',
      '  state "open" as open {',
      '    [*] --> open_narrow',
      '    state "narrow" as open_narrow',
      '    state "wide" as open_wide',
      '  }',
      '  state "gone" as gone',
      '  gone --> [*]',
      '  judging --> open : [not isLocked]',
      '  judging --> closed : always',
      '  closed --> open_wide : door.opened [isBy OWNER]',
      '  closed --> gone : after patience',
    ]);
    expect(toTable(chart)).toContain('| `closed` | `door.opened` | `isBy OWNER` | `open.wide` |  |');
    expect(toTable(chart)).toContain('| any | `key.turned` |  | stays | `count` |');
  });

  it('distinguishes resting from transient states', () => {
    expect(listWaitingStates(chart).map(({ path }) => path)).toEqual([
      'closed',
      'open.narrow',
      'open.wide',
      'gone',
    ]);
  });
});
