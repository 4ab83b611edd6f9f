import type { ServiceType, Style } from '@plaitful/api-client/contract';
import { Carousel } from '@plaitful/design-system/Carousel';
import { Icon } from '@plaitful/design-system/Icon';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import { carousel } from '@plaitful/messages/en-CA/pagination';
import { services } from '@plaitful/messages/en-CA/services';
import { Link } from 'react-router-dom';
import { carouselLabels, createCarouselRotation } from '../../features/lists/carouselLabels.ts';
import { stylePicture } from '../../features/styles/pictures.ts';
import { paths } from '../../lib/paths.ts';
import { wrap } from '../../shell/layout.css.ts';
import { ChipLinks } from './ChipLinks.tsx';
import * as css from './ServicesPage.css.ts';
import type { StyleFilter } from './styleFilter.ts';

const slidesPerView = { phone: 1, largePhone: 2, tablet: 3 } as const;
const rotation = createCarouselRotation(2000);

interface ServiceTypesProps {
  types: readonly ServiceType[];
  /** A type shows the picture of its first style. */
  styles: readonly Style[];
  chosen: ServiceType | undefined;
  /** Kept when another type is chosen. */
  filter: StyleFilter;
}

/** A carousel of the service types; on a phone, which shows one at a time, also chips of all. */
export function ServiceTypes({ types, styles, chosen, filter }: ServiceTypesProps) {
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
        slides={types.map((type) => ({
          key: String(type.serviceId),
          content: (
            <Tile
              type={type}
              href={paths.services.href({ ...filter, type: type.serviceId })}
              style={styles.find(({ serviceId }) => serviceId === type.serviceId)}
              isChosen={type.serviceId === chosen?.serviceId}
              isFirst={type.serviceId === (chosen ?? types[0])?.serviceId}
            />
          ),
        }))}
        words={carouselLabels}
        slidesPerView={slidesPerView}
        rotation={rotation}
        visibleKey={chosen && String(chosen.serviceId)}
      />
      <ul className={css.typeChips}>
        <ChipLinks
          chips={types.map(({ serviceId, serviceName }) => {
            const isChosen = serviceId === chosen?.serviceId;
            const href = paths.services.href({ ...filter, type: isChosen ? undefined : serviceId });
            return { href, label: serviceName, isChosen };
          })}
        />
      </ul>
    </nav>
  );
}

const isNamed = (name: string): name is keyof typeof services.types.line => name in services.types.line;

interface TileProps {
  type: ServiceType;
  href: string;
  style: Style | undefined;
  isChosen: boolean;
  isFirst: boolean;
}

function Tile({ type: { serviceName }, href, style, isChosen, isFirst }: TileProps) {
  return (
    <Link to={href} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={css.tile}>
      <span className={css.tileText}>
        <span className={css.tileName}>{serviceName}</span>
        {isNamed(serviceName) ? (
          <span className={css.tileLine}>{services.types.line[serviceName]}</span>
        ) : null}
        {isChosen ? (
          <span className={css.tileMark}>
            <Icon name="check" />
          </span>
        ) : null}
      </span>
      {style === undefined ? null : (
        <span className={css.tilePicture}>
          <Picture {...stylePicture(style)} alt="" sizes="240px" crop="top" isPriority={isFirst} />
        </span>
      )}
    </Link>
  );
}
