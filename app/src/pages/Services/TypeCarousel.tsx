import type { ServiceType } from '@plaitful/api-client/contract';
import { Carousel } from '@plaitful/design-system/Carousel';
import { Icon } from '@plaitful/design-system/Icon';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import { carousel } from '@plaitful/messages/en-CA/common';
import { services } from '@plaitful/messages/en-CA/services';
import type { Style } from '../../lib/api/types.ts';
import { wrap } from '../../shell/layout.css.ts';
import { carouselWords, rotationOf } from '../../features/lists/carouselWords.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../lib/routing/Link.tsx';
import { stylePicture } from '../../features/styles/pictures.ts';
import * as css from './TypeCarousel.css.ts';

/** Three slides, two under 600 px, one under 480, each for two seconds (product spec 9, Carousels). */
const perView = { phone: 1, largePhone: 2, tablet: 3 } as const;
const rotation = rotationOf(2000);

interface TypeCarouselProps {
  types: readonly ServiceType[];
  /** All styles: the first one of a type lends it its picture. */
  styles: readonly Style[];
  chosen: ServiceType | undefined;
}

/** The kinds of service, each a link that puts its type into the address. */
export function TypeCarousel({ types, styles, chosen }: TypeCarouselProps) {
  if (types.length === 0) {
    return (
      <div className={wrap}>
        <Text size="lg">{services.types.empty}</Text>
      </div>
    );
  }
  return (
    <nav aria-label={services.types.label} className={wrap}>
      <Carousel
        label={carousel.label({ listName: services.types.label, total: types.length })}
        slides={types.map((type, at) => ({
          key: String(type.serviceId),
          content: (
            <Tile
              type={type}
              style={styles.find(({ serviceId }) => serviceId === type.serviceId)}
              ground={grounds[at % grounds.length] ?? 'cream'}
              isChosen={type.serviceId === chosen?.serviceId}
              isFirst={type.serviceId === (chosen ?? types[0])?.serviceId}
            />
          ),
        }))}
        words={carouselWords}
        perView={perView}
        rotation={rotation}
        inSight={chosen && String(chosen.serviceId)}
      />
    </nav>
  );
}

const grounds = ['cream', 'pink', 'purple'] as const;

const isNamed = (name: string): name is keyof typeof services.types.line => name in services.types.line;

interface TileProps {
  type: ServiceType;
  style: Style | undefined;
  ground: (typeof grounds)[number];
  isChosen: boolean;
  /** The slide that the row begins with. */
  isFirst: boolean;
}

function Tile({ type: { serviceId, serviceName }, style, ground, isChosen, isFirst }: TileProps) {
  return (
    <Link
      to={paths.services.href({ type: serviceId })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={css.tile[ground]}
    >
      <span className={css.words}>
        <span className={css.name}>{serviceName}</span>
        {isNamed(serviceName) ? <span className={css.line}>{services.types.line[serviceName]}</span> : null}
        {isChosen ? (
          <span className={css.mark}>
            <Icon name="check" />
          </span>
        ) : null}
      </span>
      {style === undefined ? null : (
        <span className={css.picture}>
          <Picture {...stylePicture(style)} alt="" sizes="240px" part="top" isFirst={isFirst} />
        </span>
      )}
    </Link>
  );
}
