import type { StyleOption } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Icon } from '@plaitful/design-system/Icon';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adds, included, options as labels } from '@plaitful/messages/en-CA/options';
import { formatDurationShort, formatMoney } from '@plaitful/messages/format';
import { useId } from 'react';
import type { GroupToChoose } from './useChosenOptions.ts';
import * as css from './options.css.ts';

interface OptionGroupProps {
  group: GroupToChoose;
  /** The ids of what is chosen, of all groups. */
  chosen: readonly number[];
  /** Called with the ids that are chosen of this group now. */
  onChoose: (ids: readonly number[]) => void;
}

export function OptionGroup({ group, chosen, onChoose }: OptionGroupProps) {
  const id = useId();
  const { name, kind, options, fromHairCards } = group;
  const isOne = kind === 'ONE';
  const own = options.map(({ optionId }) => optionId).filter((optionId) => chosen.includes(optionId));
  const choose = ({ optionId }: StyleOption): void => {
    if (isOne) onChoose([optionId]);
    else onChoose(own.includes(optionId) ? own.filter((other) => other !== optionId) : [...own, optionId]);
  };
  return (
    <fieldset
      role={isOne ? 'radiogroup' : undefined}
      className={css.group}
      aria-describedby={isOne ? undefined : `${id}any`}
    >
      <legend className={css.legend}>{name}</legend>
      {isOne ? null : (
        <p id={`${id}any`} className={css.quiet}>
          {labels.any}
        </p>
      )}
      <HairCards group={group} onChoose={onChoose} />
      <div className={css.rows}>
        {options.map((option) => (
          <OptionRow
            key={option.optionId}
            option={option}
            inputName={isOne ? id : undefined}
            isChosen={own.includes(option.optionId)}
            girls={fromHairCards
              .filter(({ optionId }) => optionId === option.optionId)
              .map(({ childName }) => childName)}
            onChange={() => choose(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Where the hair cards of several girls say different things. */
function HairCards({ group, onChoose }: Omit<OptionGroupProps, 'chosen'>) {
  const { fromHairCards, options } = group;
  if (new Set(fromHairCards.map(({ optionId }) => optionId)).size < 2) return null;
  return (
    <p className={css.hairCards}>
      <span className={css.quiet}>{labels.hairCard.choose}</span>
      {fromHairCards.map(({ childName, optionId }) => {
        const optionName = options.find((option) => option.optionId === optionId)?.name ?? '';
        return (
          <Button key={childName} size="sm" variant="outline" onClick={() => onChoose([optionId])}>
            <span>{childName}</span>
            <VisuallyHidden>{labels.hairCard.says({ optionName })}</VisuallyHidden>
          </Button>
        );
      })}
    </p>
  );
}

interface OptionRowProps {
  option: StyleOption;
  /** The name of the radio buttons; undefined for a checkbox. */
  inputName: string | undefined;
  isChosen: boolean;
  /** The girls whose hair card says this one. */
  girls: readonly string[];
  onChange: () => void;
}

function OptionRow({ option, inputName, isChosen, girls, onChange }: OptionRowProps) {
  const id = useId();
  const { name, preparation } = option;
  const isRadio = inputName !== undefined;
  const note = isChosen && girls.length > 0 ? labels.hairCard.from({ names: girls }) : undefined;
  const hasMore = note !== undefined || preparation !== '';
  return (
    <label className={css.row}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={inputName}
        checked={isChosen}
        onChange={onChange}
        aria-labelledby={`${id}name`}
        aria-describedby={hasMore ? `${id}adds ${id}more` : `${id}adds`}
        className={css.control}
      />
      {isRadio ? null : (
        <span className={css.checkMark}>
          <Icon name="check" size="sm" />
        </span>
      )}
      <span id={`${id}name`} className={css.name}>
        {name}
      </span>
      <span id={`${id}adds`} className={css.adds}>
        <Adds option={option} />
      </span>
      {hasMore ? (
        <span id={`${id}more`} className={css.more}>
          {note === undefined ? null : <span className={css.fromHairCard}>{note}</span>}
          {preparation === '' ? null : <span>{preparation}</span>}
        </span>
      ) : null}
    </label>
  );
}

/** "+$25 +30 min", or that it is included. */
function Adds({ option: { price, minutes } }: Pick<OptionRowProps, 'option'>) {
  if (price === 0 && minutes === 0) return <span>{included}</span>;
  return (
    <>
      {price > 0 ? <span className={css.addedPrice}>{adds({ what: formatMoney(price) })}</span> : null}{' '}
      {minutes > 0 ? <span>{adds({ what: formatDurationShort(minutes) })}</span> : null}
    </>
  );
}
