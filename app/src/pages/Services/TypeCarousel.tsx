import type { ServiceType } from '@plaitful/api-client/contract';
import { Icon } from '@plaitful/design-system/Icon';
import { Text } from '@plaitful/design-system/Text';
import { Link } from 'react-router-dom';
import type { Style } from '../../api/types.ts';
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
  const stylesOf = ({ serviceId }: ServiceType) => styles.filter((style) => style.serviceId === serviceId);
  return (
    <nav aria-label={services.types.label} className={css.scroller} ref={showChosen}>
      <ul className={css.row}>
        <Tile
          name={services.types.all}
          href={paths.services.href()}
          count={styles.length}
          pictures={types.slice(0, 4).flatMap((type) => stylesOf(type).slice(0, 1))}
          isChosen={!chosen}
        />
        {types.map((type) => (
          <Tile
            key={type.serviceId}
            name={type.serviceName}
            href={paths.services.href({ type: type.serviceId })}
            count={stylesOf(type).length}
            pictures={stylesOf(type).slice(0, 1)}
            isChosen={chosen?.serviceId === type.serviceId}
          />
        ))}
      </ul>
    </nav>
  );
}

/** On a phone a tile chosen by the address may lie outside the row: the row begins with it in sight. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-current="true"]');
  if (row && chosen) row.scrollLeft = chosen.getBoundingClientRect().left - row.clientWidth / 4;
}

interface TileProps {
  name: string;
  href: string;
  count: number;
  /** The styles whose pictures stand for it: one, or up to four beside each other. */
  pictures: readonly Style[];
  isChosen: boolean;
}

function Tile({ name, href, count, pictures, isChosen }: TileProps) {
  return (
    <li className={css.place}>
      <Link to={href} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={css.tile}>
        <span className={pictures.length > 1 ? css.frame.many : css.frame.one}>
          {pictures.map((style) => (
            <TilePicture key={style.styleId} style={style} />
          ))}
          {isChosen ? (
            <span className={css.mark}>
              <Icon name="check" />
            </span>
          ) : null}
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.count}>{services.count({ count })}</span>
      </Link>
    </li>
  );
}

function TilePicture({ style }: { style: Style }) {
  const picture = stylePicture(style.styleImage);
  return (
    <picture className={css.picture}>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="200px" />
      ))}
      <img className={css.image} src={picture.src} alt="" />
    </picture>
  );
}
