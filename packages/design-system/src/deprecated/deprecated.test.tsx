import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Button as NewButton } from '../components/Button/Button.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { vars as newVars } from '../tokens/contract.ts';
import { Button, PlaitSteps, RadioTiles } from './components.ts';
import { focusRingOn, vars } from './tokens.ts';

const ignore = () => undefined;
const options = [{ value: 'a', label: 'A' }] as const;
const steps = [{ key: 'a', name: 'A', label: 'A', state: 'current' }] as const;

describe('the old names', () => {
  it.each([
    [
      <PlaitSteps key="1" label="Steps" steps={steps} layout="band" ground="page" />,
      <Stepper key="1" label="Steps" steps={steps} orientation="horizontal" surface="page" />,
    ],
    [
      <RadioTiles key="2" legend="Days" options={options} value="a" onChange={ignore} />,
      <RadioCards key="2" label="Days" options={options} value="a" onChange={ignore} />,
    ],
    [
      <Button key="3" tone="quiet" ground="hero" isNotReady onNotReady={ignore}>
        Save
      </Button>,
      <NewButton key="3" variant="text" surface="hero" isDisabled onDisabledClick={ignore}>
        Save
      </NewButton>,
    ],
    [
      <Button key="4" tone="danger">
        Delete
      </Button>,
      <NewButton key="4" tone="danger">
        Delete
      </NewButton>,
    ],
  ])('render what the new ones render (%#)', (old, current) => {
    expect(renderToStaticMarkup(old)).toBe(renderToStaticMarkup(current));
  });

  it('refuse what the old components refused', () => {
    type ButtonProps = Parameters<typeof Button>[0];
    expectTypeOf<{ children: string; tone: 'primary' | 'danger' }>().toExtend<ButtonProps>();
    expectTypeOf<{ children: string; tone: 'loud' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string; isNotReady: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ label: string; steps: []; layout: 'vertical' }>().not.toExtend<
      Parameters<typeof PlaitSteps>[0]
    >();
  });

  it('lead to the tokens that were renamed by role', () => {
    expect(vars.color.ground.quiet).toBe(newVars.color.background.subtle);
    expect(vars.color.ground.page).toBe(newVars.color.background.page);
    expect(vars.color.action.notReady).toEqual(newVars.color.action.disabled);
    expect(vars.color.text.body).toBe(newVars.color.text.body);
    expect(focusRingOn.closing).toEqual(focusRingOn.inverse);
    // @ts-expect-error there never was such a token
    expect(vars.color.ground.loud).toBeUndefined();
  });
});
