import type { Child } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { hairTextures, MAX_CHILDREN_PER_FAMILY } from '@plaitful/domain/hair-card';
import { children as labels } from '@plaitful/messages/en-CA/profile';
import { useEffect, useId, useRef, useState } from 'react';
import { hairPicture } from '../../../features/children/hairPictures.ts';
import { ChildCard } from './ChildCard.tsx';
import { ChildDialog } from './ChildDialog.tsx';
import * as css from './profile.css.ts';
import { RemoveChild } from './RemoveChild.tsx';

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'remove'; child: Child };

export function Children({ saved }: { saved: readonly Child[] }) {
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const [savedId, setSavedId] = useState<number>();
  const close = () => setOpened(undefined);
  const open = (dialog: Opened) => {
    setSavedId(undefined);
    setOpened(dialog);
  };
  const onSaved = (childId: number) => {
    setSavedId(childId);
    close();
  };
  useFocusAfterRemoval(saved.length, id);
  const isFull = saved.length >= MAX_CHILDREN_PER_FAMILY;
  const add = () => open({ dialog: 'add' });
  return (
    <section aria-labelledby={id} className={css.cards}>
      <div className={css.head}>
        <Heading level={2} size="xl" id={id} isFocusTarget>
          {labels.title}
        </Heading>
        {saved.length === 0 || isFull ? null : (
          <Button variant="outline" size="sm" icon="plus" onClick={add}>
            {labels.add}
          </Button>
        )}
      </div>
      {saved.length === 0 ? <FirstChild onAdd={add} /> : null}
      {saved.map((child) => (
        <div
          key={child.childId}
          className={css.cardPlace}
          ref={child.childId === savedId ? scrollToTop : undefined}
        >
          <ChildCard
            child={child}
            onEdit={() => open({ dialog: 'edit', child })}
            onRemove={() => open({ dialog: 'remove', child })}
          />
        </div>
      ))}
      {isFull ? <Text tone="muted">{labels.full({ max: MAX_CHILDREN_PER_FAMILY })}</Text> : null}
      {opened?.dialog === 'add' ? <ChildDialog onSaved={onSaved} onClose={close} /> : null}
      {opened?.dialog === 'edit' ? (
        <ChildDialog child={opened.child} onSaved={onSaved} onClose={close} />
      ) : null}
      {opened?.dialog === 'remove' ? <RemoveChild child={opened.child} onClose={close} /> : null}
    </section>
  );
}

const scrollToTop = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'start' });

/** Removing a child also removes the pressed button, so the focus moves to the heading. */
function useFocusAfterRemoval(count: number, headingId: string): void {
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current) document.getElementById(headingId)?.focus();
    last.current = count;
  }, [count, headingId]);
}

function FirstChild({ onAdd }: { onAdd: () => void }) {
  const { empty } = labels;
  const id = useId();
  return (
    <Card element="section" labelledBy={id}>
      <div className={css.emptyState}>
        <div className={css.texturePictures}>
          {hairTextures.map((texture) => (
            <img
              key={texture}
              src={hairPicture(texture, 'SHOULDERS')}
              alt=""
              width={160}
              height={200}
              className={css.texturePicture}
            />
          ))}
        </div>
        <Stack gap={4}>
          <Heading level={3} size="lg" id={id}>
            {empty.title}
          </Heading>
          <Text>{empty.text}</Text>
          <ul className={css.reasons}>
            {empty.reasons.map((reason) => (
              <li key={reason} className={css.reason}>
                <Icon name="check" tone="link" />
                {reason}
              </li>
            ))}
          </ul>
          <div>
            <Button size="lg" onClick={onAdd}>
              {empty.action}
            </Button>
          </div>
          <Text size="sm" tone="muted">
            {empty.privacy}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}
