import type { ServiceType } from '@plaitful/api-client/contract';
import type { Style } from '../../api/types.ts';
import { Icon } from '@plaitful/design-system/Icon';
import { Link } from 'react-router-dom';
import { Text } from '@plaitful/design-system/Text';
import { wrap } from '../../chrome/layout.css.ts';
import { services } from '../../messages/en-CA/services.ts';
import { paths } from '../../paths.ts';
import { stylePicture } from '../../styles/pictures.ts';
import * as css from './TypeChooser.css.ts';

interface TypeChooserProps {
  types: readonly ServiceType[];
  /** All styles: they lend each type its picture and its count. */
  styles: readonly Style[];
  chosen: ServiceType | undefined;
}

/** The kinds of service, each a link that puts its type into the address; the first shows all styles. */
export function TypeChooser({ types, styles, chosen }: TypeChooserProps) {
  if (types.length === 0) {
    return (
      <div className={wrap}>
        <Text size="lg">{services.types.empty}</Text>
      </div>
    );
  }
  return (
    <nav aria-label={services.types.label} className={css.scroller}>
      <ul className={css.row}>
        <Tile name={services.types.all} href={paths.services.href()} styles={styles} isChosen={!chosen} />
        {types.map((type) => (
          <Tile
            key={type.serviceId}
            name={type.serviceName}
            href={paths.services.href({ type: type.serviceId })}
            styles={styles.filter((style) => style.serviceId === type.serviceId)}
            isChosen={chosen?.serviceId === type.serviceId}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TileProps {
  name: string;
  href: string;
  styles: readonly Style[];
  isChosen: boolean;
}

function Tile({ name, href, styles, isChosen }: TileProps) {
  const picture = stylePicture(styles[0]?.styleImage ?? null);
  return (
    <li className={css.place}>
      <Link to={href} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={css.tile}>
        <span className={css.name}>{name}</span>
        <span className={css.count}>{services.count({ count: styles.length })}</span>
        {isChosen ? (
          <span className={css.mark}>
            <Icon name="check" />
          </span>
        ) : null}
        <picture>
          {picture.sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="200px" />
          ))}
          <img className={css.picture} src={picture.src} alt="" />
        </picture>
      </Link>
    </li>
  );
}
