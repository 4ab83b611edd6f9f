import { Link } from '@plaitful/design-system/Link';
import { breakable } from '@plaitful/design-system/Text';
import { toE164OrUnchanged } from '@plaitful/domain/phone';
import { useStudioValues } from './business.tsx';
import { noWrap } from './layout.css.ts';

/** Turns the studio's email and phone in a sentence into links. */
export function ContactText({ text }: { text: string }) {
  const { contactEmail, contactPhone } = useStudioValues();
  const links = new Map([
    [contactEmail, `mailto:${contactEmail}`],
    [contactPhone, phoneHref(contactPhone)],
  ]);
  return splitAround(text, [...links.keys()]).map((piece, at) => {
    const href = links.get(piece);
    // The pieces never change their order, so that the index is a stable key.
    return href === undefined ? (
      <span key={at}>{piece}</span>
    ) : (
      <span key={at} className={piece === contactPhone ? noWrap : undefined}>
        <Link href={href}>{piece === contactPhone ? piece : breakable(piece)}</Link>
      </span>
    );
  });
}

function splitAround(text: string, marks: readonly string[]): string[] {
  return marks.reduce(
    (pieces, mark) =>
      pieces.flatMap((piece) => piece.split(mark).flatMap((part, at) => (at === 0 ? [part] : [mark, part]))),
    [text],
  );
}

export function phoneHref(phone: string): string {
  return `tel:${toE164OrUnchanged(phone)}`;
}
