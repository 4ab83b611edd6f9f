import type { OptionGroup } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { IconButton } from '@plaitful/design-system/IconButton';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminExtras as labels, switchOption } from '@plaitful/messages/en-CA/adminExtras';
import { useId } from 'react';
import { describeAdded, formatKind, formatUsage } from './describeOption.ts';
import * as css from './Extras.css.ts';
import type { OptionSwitcher } from './useGroupActions.ts';

interface GroupCardProps {
  group: OptionGroup;
  /** The number of all styles, if known. */
  styleCount: number | undefined;
  isFirst: boolean;
  isLast: boolean;
  switcher: OptionSwitcher;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function GroupCard(props: GroupCardProps) {
  const { group, styleCount, switcher } = props;
  const headingId = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={headingId}>
      <div className={css.groupHead}>
        <div className={css.groupTexts}>
          <Heading level={2} size="lg" id={headingId}>
            {group.name}
          </Heading>
          <Text size="sm" tone="muted">
            <span>{`${formatKind(group)}. `}</span>
            <span>{formatUsage(group, styleCount)}</span>
          </Text>
        </div>
        <GroupActions {...props} />
      </div>
      <ul className={css.options}>
        {group.options.map((option) => (
          <OptionRow key={option.optionId} group={group} option={option} switcher={switcher} />
        ))}
      </ul>
    </Card>
  );
}

function GroupActions({ group, isFirst, isLast, onMove, onEdit, onDelete }: GroupCardProps) {
  const { groupId, name } = group;
  return (
    <div className={css.groupActions}>
      <Button variant="text" size="sm" icon="pencil" onClick={onEdit}>
        {labels.edit}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <Button variant="text" size="sm" icon="trash" onClick={onDelete}>
        {labels.delete}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <span className={css.order}>
        <span id={`group-${groupId}-up`}>
          <IconButton
            icon="chevronUp"
            size="md"
            label={labels.moveUp({ name })}
            isDisabled={isFirst}
            onClick={() => onMove(-1)}
          />
        </span>
        <span id={`group-${groupId}-down`}>
          <IconButton
            icon="chevronDown"
            size="md"
            label={labels.moveDown({ name })}
            isDisabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      </span>
    </div>
  );
}

interface OptionRowProps extends Pick<GroupCardProps, 'group' | 'switcher'> {
  option: OptionGroup['options'][number];
}

function OptionRow({ group, option, switcher }: OptionRowProps) {
  const { name, preparation, hairLength, isActive } = option;
  const notes = [...(hairLength === null ? [] : [labels.length[hairLength]]), preparation].filter(Boolean);
  return (
    <li className={css.optionRow}>
      <div className={css.optionTexts}>
        <span className={css.optionName}>
          <Text element="span" weight="semibold" tone={isActive ? 'body' : 'muted'}>
            {name}
          </Text>
          {isActive ? null : <Badge tone="neutral">{labels.off}</Badge>}
        </span>
        <Text size="sm" tone="muted">
          {describeAdded(option)}
        </Text>
        {notes.map((note) => (
          <Text key={note} size="sm" tone="muted">
            {note}
          </Text>
        ))}
      </div>
      {option.isDefault ? null : <SwitchButton group={group} option={option} switcher={switcher} />}
    </li>
  );
}

/** One press, since it can be undone; the included option is always on. */
function SwitchButton({ group: { groupId }, option, switcher }: OptionRowProps) {
  const { optionId, name, isActive } = option;
  const words = switchOption[isActive ? 'off' : 'on'];
  return (
    <Button
      variant="outline"
      size="sm"
      isBusy={switcher.isSwitching(optionId)}
      busyLabel={words.busy}
      onClick={() => switcher.setActive({ groupId, optionId, name, isActive: !isActive })}
    >
      <span>{words.text}</span>
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
