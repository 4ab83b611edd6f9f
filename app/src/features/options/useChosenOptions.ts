import type { Child, Style, StyleOptionGroup } from '@plaitful/api-client/contract';
import { estimateStyle, keepValidOptions } from '@plaitful/domain/estimate';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOptionsQuery, withOptions } from '../../lib/paths.ts';
import { useChildren } from '../children/useChildren.ts';

/** A saved child, with the option for the length of her hair. */
interface HairCardOption {
  readonly childName: string;
  readonly optionId: number;
}

/** A group with what the hair cards of the family say about it. */
export interface GroupToChoose extends StyleOptionGroup {
  readonly fromHairCards: readonly HairCardOption[];
}

/** A length is one of several: a group of which any can be chosen asks for something else. */
const listLengths = ({ kind, options }: StyleOptionGroup) =>
  kind === 'ONE' ? options.filter(({ hairLength }) => hairLength !== null) : [];

const listHairCardOptions = (group: StyleOptionGroup, children: readonly Child[]): HairCardOption[] =>
  children.flatMap(({ name, hairCard }) => {
    const option = listLengths(group).find(({ hairLength }) => hairLength === hairCard.length);
    return option ? [{ childName: name, optionId: option.optionId }] : [];
  });

/** The option beforehand: the one of all hair cards, if they agree. */
const getBeforehand = ([first, ...others]: readonly HairCardOption[]): number[] =>
  first !== undefined && others.every(({ optionId }) => optionId === first.optionId) ? [first.optionId] : [];

/** The choices in the address; where it says nothing, the hair card does. */
export function useChosenOptions(style: Style, styleGroups: readonly StyleOptionGroup[]) {
  const location = useLocation();
  // Shown at once: the page is rendered for the new address after the next frame.
  const [search, setSearch] = useOptimistic(location.search);
  const navigate = useNavigate();
  const isNeeded = styleGroups.some((group) => listLengths(group).length > 0);
  const { data: children = [] } = useChildren({ isNeeded });
  const query = new URLSearchParams(search);
  const inAddress = keepValidOptions(styleGroups, parseOptionsQuery(query));
  const groups = styleGroups.map((group): GroupToChoose => ({
    ...group,
    fromHairCards: listHairCardOptions(group, children),
  }));
  const optionIds = groups.flatMap(({ options, fromHairCards }) => {
    const own = inAddress.filter((id) => options.some(({ optionId }) => optionId === id));
    return own.length > 0 ? own : getBeforehand(fromHairCards);
  });

  /** Sets what is chosen of a group. */
  const choose = ({ options }: StyleOptionGroup, ids: readonly number[]): void => {
    const others = inAddress.filter((id) => options.every(({ optionId }) => optionId !== id));
    const next = withOptions(query, keepValidOptions(styleGroups, [...others, ...ids]));
    const history = { replace: true, preventScrollReset: true, state: location.state as unknown };
    startTransition(async () => {
      setSearch(next);
      await navigate({ search: next }, history);
    });
  };
  return { groups, optionIds, choose, estimate: estimateStyle(style, optionIds) };
}
