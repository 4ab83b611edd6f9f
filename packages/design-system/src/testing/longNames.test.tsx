import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion } from '../components/Accordion/Accordion.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CopyFieldGroup } from '../components/CopyField/CopyField.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { ButtonLink, Link } from '../components/Link/Link.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import {
  SampleTable,
  sampleRows,
  sampleTable,
} from '../components/PaginatedTable/PaginatedTable.fixture.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { NavTabs } from '../components/NavTabs/NavTabs.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Sidebar } from '../components/Sidebar/Sidebar.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StyleGrid } from '../components/StyleCard/StyleCard.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TopBar } from '../components/TopBar/TopBar.tsx';
import { findBrokenWords } from '../testers/findBrokenWords.ts';
import { findCellOverflow } from '../testers/findCellOverflow.ts';

const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse';
const words = `Protective Styles ${name}`;
const none = () => undefined;
const options = [
  { value: 'a', label: words },
  { value: 'b', label: 'Straight back cornrows' },
];
const picture = { sources: [], src: 'data:,', alt: '', sizes: '100vw' };

/** Every component with text, in the tight places that pages put it. */
const shown: Readonly<Record<string, ReactNode>> = {
  Accordion: <Accordion items={[{ key: 'a', heading: words, content: words, isOpen: true }]} />,
  Badge: <Badge tone="waiting">{words}</Badge>,
  Banner: (
    <Banner title={words} action={<Button>{words}</Button>}>
      {words}
    </Banner>
  ),
  Button: (
    <Inline>
      <Button icon="pencil">{words}</Button>
      <Button size="sm" variant="outline" isBusy>
        {words}
      </Button>
    </Inline>
  ),
  ButtonLink: <ButtonLink href="#x">{words}</ButtonLink>,
  Card: (
    <Card>
      <Heading level={3}>{words}</Heading>
    </Card>
  ),
  Carousel: (
    <Carousel
      label={words}
      slides={['a', 'b', 'c'].map((key) => ({ key, content: words }))}
      slidesPerView={{ phone: 1, tablet: 2 }}
      words={{
        carousel: 'carousel',
        slide: 'slide',
        previous: 'Previous',
        next: 'Next',
        picker: 'Choose',
        position: ({ index, total }) => `${index} of ${total}`,
      }}
    />
  ),
  Checkbox: <Checkbox label={words}>{words}</Checkbox>,
  CopyFieldGroup: (
    <CopyFieldGroup
      items={[
        {
          label: words,
          value: words,
          words: { copy: 'Copy', copied: 'Copied', announce: 'Copied', failed: '' },
        },
      ]}
    />
  ),
  DescriptionList: (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Appointment', description: words },
        { term: words, description: 'Saturday', action: <Button size="sm">Change</Button> },
      ]}
    />
  ),
  Dialog: (
    <Dialog
      isOpen
      onClose={none}
      title={words}
      lead={words}
      closeLabel="Close"
      footer={
        <>
          <Button variant="outline">Keep appointment</Button>
          <Button>{words}</Button>
        </>
      }
    >
      {words}
    </Dialog>
  ),
  EmptyState: <EmptyState title={words} text={words} action={<Button>{words}</Button>} />,
  ErrorState: <ErrorState title={words} text={words} retry={{ label: 'Try again', onPress: none }} />,
  Footer: (
    <Footer
      wordmark={{ name: 'Plaitful Kids', href: '#x', label: 'Plaitful Kids' }}
      columns={[{ key: 'a', heading: words, content: words }]}
      links={[{ href: '#x', label: words }]}
      label="Footer"
      smallPrint={[words]}
    />
  ),
  ErrorSummary: <ErrorSummary title={words} items={[{ fieldId: 'a', text: words }]} />,
  Grid: (
    <Grid columns={{ phone: 1, tablet: 2, desk: 4 }}>
      <Text>{words}</Text>
      <Text>Appointments</Text>
    </Grid>
  ),
  Heading: (
    <Heading level={1} size="2xl">
      {words}
    </Heading>
  ),
  Inline: (
    <Inline justify="space-between">
      <Heading level={1} size="2xl">
        {words}
      </Heading>
      <Button>Add appointment</Button>
    </Inline>
  ),
  Link: <Link href="#x">{words}</Link>,
  'Menu, closed': (
    <Menu trigger={{ text: words }} label="Account" items={[{ key: 'a', label: words, onSelect: none }]} />
  ),
  'PaginatedTable of names': (
    <SampleTable
      cardsBelow={900}
      rows={sampleRows.slice(0, 3).map((visit) => ({ ...visit, style: words, service: words }))}
    />
  ),
  'PaginatedTable of few columns': (
    <SampleTable
      cardsBelow={560}
      columns={sampleTable.columns.slice(0, 4)}
      rows={sampleRows.slice(0, 3).map((visit) => ({ ...visit, style: words }))}
    />
  ),
  'PaginatedTable with buttons': (
    <SampleTable
      cardsBelow={900}
      actions={{
        header: 'Actions',
        width: 'button',
        cell: () => (
          <Button variant="outline" size="sm">
            Update booking
          </Button>
        ),
      }}
      rows={sampleRows.slice(0, 3).map((visit) => ({ ...visit, style: words, service: words }))}
    />
  ),
  Stepper: (
    <Stepper
      label="Steps"
      orientation="vertical"
      steps={[
        { key: 'a', name: words, label: words, note: words, state: 'done' },
        { key: 'b', name: 'Appointment', label: 'Appointment', state: 'current' },
      ]}
    />
  ),
  RadioGroup: <RadioGroup label={words} options={options} value="a" onChange={none} />,
  NavTabs: (
    <NavTabs
      ariaLabel="Kinds"
      links={[
        { label: words, href: '#a', isCurrent: true },
        { label: 'Protective Styles', href: '#b' },
      ]}
    />
  ),
  RadioCards: <RadioCards label={words} options={options} value="a" onChange={none} />,
  Select: <Select label={words} options={options} value="a" onChange={none} />,
  Sidebar: (
    <Sidebar
      logo={{ name: 'Plaitful Kids', href: '#x', label: 'Plaitful Kids' }}
      label="Studio"
      links={[{ href: '#x', label: 'Appointments', icon: 'calendar', isCurrent: true }]}
      account={words}
      menu={{ open: 'Open', close: 'Close' }}
    />
  ),
  Stack: (
    <Stack align="start">
      <Badge tone="paid">{words}</Badge>
      <Text>{words}</Text>
    </Stack>
  ),
  StyleGrid: (
    <StyleGrid
      styles={['a', 'b', 'c'].map((key) => ({
        key,
        name: words,
        href: '#x',
        picture,
        price: '$45',
        duration: '1 h 30 min',
        deposit: 'Deposit $20',
      }))}
    />
  ),
  TextField: <TextField label={words} hint={words} error={words} />,
  TopBar: (
    <TopBar
      logo={{ name: 'Plaitful Kids', href: '#x', label: 'Plaitful Kids' }}
      links={[{ href: '#x', label: 'Services', isCurrent: true }]}
      label="Main"
      actions={
        <Menu
          trigger={{ text: words }}
          label="Account"
          items={[{ key: 'a', label: words, onSelect: none }]}
        />
      }
      menu={{ open: 'Open', close: 'Close' }}
    />
  ),
};

/** The elements that stand out of the page, beside the slides of a carousel. */
const findWide = () =>
  [...document.querySelectorAll('body *')]
    .filter((part) => !part.closest('[aria-roledescription="carousel"]'))
    .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.outerHTML.slice(0, 120));

describe.each([320, 768, 1100])('in a window of %i px names of 80 letters', (width) => {
  beforeEach(() => page.viewport(width, 800));
  afterAll(() => page.viewport(1280, 800));

  it.each(Object.keys(shown))('neither widen it nor tear a short word: %s', (component) => {
    render(<div style={{ padding: 16 }}>{shown[component]}</div>);
    expect(findWide()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(findBrokenWords()).toEqual([]);
  });

  it('neither widen an open menu nor tear a short word in it', async () => {
    render(<Menu trigger="dots" label="Account" items={[{ key: 'a', label: words, onSelect: none }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await expect.poll(() => screen.queryByRole('menu')).toBeVisible();
    expect(findWide()).toEqual([]);
    expect(findBrokenWords()).toEqual([]);
  });
});

/** Columns of an owner's list with words of ordinary length. */
it.each([560, 640, 700, 800, 899, 900, 1000, 1200, 1568])(
  'in a table of %i px no word is torn, no button has two lines and nothing stands out',
  async (width) => {
    await page.viewport(1600, 900);
    render(
      <div id="box" style={{ width }}>
        {shown['PaginatedTable with buttons']}
      </div>,
    );
    const box = document.getElementById('box')?.getBoundingClientRect().right ?? 0;
    const table = screen.getByRole('table').getBoundingClientRect();
    expect(table.right).toBeLessThanOrEqual(box + 1);
    expect([...findBrokenWords(), ...findCellOverflow()]).toEqual([]);
    const heights = screen
      .getAllByRole('button', { name: 'Update booking' })
      .map(({ offsetHeight }) => offsetHeight);
    expect(new Set(heights)).toEqual(new Set([44]));
    await page.viewport(1280, 800);
  },
);
