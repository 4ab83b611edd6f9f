import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { PlaitConnector, plaitAnchor, plaitNumber, type PlaitConnectorProps } from './PlaitConnector.tsx';

const meta = {
  title: 'Content/PlaitConnector',
  component: PlaitConnector,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaitConnector>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (left: string, top: number) => ({ position: 'absolute', left, top }) as const;

function Page(props: PlaitConnectorProps) {
  return (
    <div style={{ position: 'relative', overflow: 'clip' }}>
      <section style={{ position: 'relative', height: 320, background: vars.color.background.hero }}>
        <i {...plaitAnchor('down', { handleOut: 0.4 })} style={at('72%', 60)} />
      </section>
      <section style={{ position: 'relative', height: 900 }}>
        <i {...plaitAnchor('down')} style={at('66%', 20)} />
        <i {...plaitAnchor('down')} style={at('10%', 360)} />
        <ol style={{ position: 'absolute', left: '26%', top: 380, display: 'grid', gap: 40, zIndex: 1 }}>
          {['Pick a style.', 'Choose a day and a time.', 'Send the deposit.'].map((words, index) => (
            <li key={words}>
              <i {...plaitNumber(String(index + 1))} style={{ position: 'relative', top: 12 }} />
              {words}
            </li>
          ))}
        </ol>
        <i {...plaitAnchor('down')} style={at('10%', 620)} />
      </section>
      <footer style={{ position: 'relative', height: 160, background: vars.color.background.inverse }}>
        <i {...plaitAnchor('right')} style={at('34%', 0)} />
        <i {...plaitAnchor('right')} style={at('84%', 0)} />
      </footer>
      <PlaitConnector {...props} />
    </div>
  );
}

export const Playground: Story = {
  args: { hairLength: 9 },
  render: (args) => <Page {...args} />,
};

export const ThroughAPage: Story = {
  render: () => <Page hairLength={9} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg text')).toHaveLength(3));
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    // It takes no space: the page is as wide and high as without it.
    await expect(drawing?.getBoundingClientRect().height).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutHair: Story = { render: () => <Page /> };

export const RightToLeft: Story = { render: () => <Page hairLength={9} />, globals: { direction: 'rtl' } };

/** Sections appear when their data has loaded: the plait adapts. */
export const SectionsThatGrow: Story = {
  render: () => <Page hairLength={9} />,
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelector('svg path')?.getAttribute('d');
    await waitFor(() => expect(drawn()).toBeTruthy());
    const before = drawn();
    const section = canvasElement.querySelectorAll('section')[1];
    if (section) section.style.height = '1200px';
    const last = canvasElement.querySelectorAll<HTMLElement>('section [data-plait]')[3];
    if (last) last.style.top = '1000px';
    await waitFor(() => expect(drawn()).not.toBe(before));
  },
};

/** All variants on three backgrounds. */
export const AllStates: Story = {
  tags: ['ci'],
  render: () => <Page hairLength={9} />,
};
