import { Badge } from '@plaitful/design-system/Badge';
import { Icon } from '@plaitful/design-system/Icon';
import type { HairCard } from '@plaitful/domain/hair-card';
import { hairCard as labels } from '@plaitful/messages/en-CA/hairCard';
import type { ReactNode } from 'react';
import { BeadString } from './Beads.tsx';
import { getHairPicture } from './hairPictures.ts';
import * as css from './HairCardView.css.ts';

const isEmptyHairCard = ({ texture, length, isTenderHeaded, avoid, calming, beadColors }: HairCard) =>
  texture === null &&
  length === null &&
  !isTenderHeaded &&
  avoid === '' &&
  calming === '' &&
  beadColors.length === 0;

interface HairCardViewProps {
  card: HairCard;
  /** Beside the picture, before the facts. */
  children?: ReactNode;
  /** Instead of the facts of an empty card. */
  whenEmpty?: ReactNode;
}

/** A picture of this hair and its beads, and the hair card as text. */
export function HairCardView({ card, children, whenEmpty = <p>{labels.empty}</p> }: HairCardViewProps) {
  return (
    <div className={css.sizeContainer}>
      <div className={css.card}>
        <div className={css.frame}>
          <img
            src={getHairPicture(card)}
            alt=""
            width={400}
            height={500}
            loading="lazy"
            className={css.picture}
          />
        </div>
        <div className={css.head}>
          {children}
          {card.isTenderHeaded ? <Badge tone="kind">{labels.tender.short}</Badge> : null}
        </div>
        <div className={css.text}>{isEmptyHairCard(card) ? whenEmpty : <Facts card={card} />}</div>
      </div>
    </div>
  );
}

function Facts({ card }: { card: HairCard }) {
  const { texture, length, avoid, calming, beadColors } = card;
  return (
    <dl className={css.facts}>
      {texture === null ? null : <Fact term={labels.texture.label}>{labels.texture.value[texture]}</Fact>}
      {length === null ? null : <Fact term={labels.length.label}>{labels.length.value[length]}</Fact>}
      {avoid === '' ? null : (
        <div className={css.warning}>
          <dt className={css.term}>
            <Icon name="alert" size="sm" />
            {labels.avoid.short}
          </dt>
          <dd className={css.description}>{avoid}</dd>
        </div>
      )}
      {calming === '' ? null : (
        <Fact term={labels.calming.label} isWide>
          {calming}
        </Fact>
      )}
      {beadColors.length === 0 ? null : (
        <Fact term={labels.beads.label} isWide>
          <BeadString colors={beadColors} />
          {beadColors.map((color) => labels.beads.value[color]).join(', ')}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? css.wideFact : undefined}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.description}>{children}</dd>
    </div>
  );
}
