import { Logo } from '@plaitful/design-system/Logo';

export function LogoExample() {
  return <Logo name="Plaitful" note="Kids" href="/" label="Plaitful Kids, home page" />;
}
