import type { ServiceType } from '@plaitful/api-client/contract';
import { Carousel } from '@plaitful/design-system/Carousel';
import { Icon } from '@plaitful/design-system/Icon';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import { carousel } from '@plaitful/messages/en-CA/lists';
import { services } from '@plaitful/messages/en-CA/services';
import { Link } from 'react-router-dom';
import type { Style } from '../../lib/api/types.ts';
import { wrap } from '../../shell/layout.css.ts';
import { carouselWords, rotationOf } from '../../features/lists/carouselWords.ts';
import { paths } from '../../lib/paths.ts';
import { stylePicture } from '../../features/styles/pictures.ts';
import * as css from './TypeCarousel.css.ts';

const slidesPerView = { phone: 1, largePhone: 2, tablet: 3 } as const;
const rotation = rotationOf(2000);

interface TypeCarouselProps {
  types: readonly ServiceType[];
  /** A type shows the picture of its first style. */
  styles: readonly Style[];
  chosen: ServiceType | undefined;
}

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
        slidesPerView={slidesPerView}
        rotation={rotation}
        visibleKey={chosen && String(chosen.serviceId)}
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
          <Picture {...stylePicture(style)} alt="" sizes="240px" crop="top" isPriority={isFirst} />
        </span>
      )}
    </Link>
  );
}
