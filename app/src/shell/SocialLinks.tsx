import { FooterLink } from '@plaitful/design-system/Footer';
import { Icon, type IconName } from '@plaitful/design-system/Icon';
import { Link } from '@plaitful/design-system/Link';
import { footer } from '@plaitful/messages/en-CA/footer';
import { useBusiness } from './business.tsx';
import * as css from './layout.css.ts';

const icons: Readonly<Record<string, IconName>> = {
  facebook: 'facebook',
  instagram: 'instagram',
  tiktok: 'tiktok',
};

export function SocialLinks({ surface = 'page' }: { surface?: 'page' | 'inverse' }) {
  const { name, social } = useBusiness();
  return (
    <ul className={css.socialList[surface]}>
      {social.map(({ network, url }) => {
        const label = footer.social({ businessName: name, networkName: network });
        const icon = icons[network.toLowerCase()] ?? 'external';
        return (
          <li key={network}>
            {surface === 'inverse' ? (
              <FooterLink href={url} label={label} icon={<Icon name={icon} />}>
                {network}
              </FooterLink>
            ) : (
              <Link href={url} ariaLabel={label} icon={icon} isStandalone>
                {network}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
