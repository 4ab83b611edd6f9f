import { Link } from '@plaitful/design-system/Link';
import { dialledPhone } from '@plaitful/domain/phone';
import { useStudioValues } from './business.tsx';
import { unbroken } from './layout.css.ts';

interface ContactTextProps {
  /** A sentence of a catalogue, which may hold the studio's email and phone. */
  text: string;
}

/** A sentence in which the studio's email and phone can be pressed. */
export function ContactText({ text }: ContactTextProps) {
  const { contactEmail, contactPhone } = useStudioValues();
  const links = new Map([
    [contactEmail, `mailto:${contactEmail}`],
    [contactPhone, phoneHref(contactPhone)],
  ]);
  return splitAround(text, [...links.keys()]).map((piece, at) => {
    const href = links.get(piece);
    // A sentence never changes its order, so the place of a piece is its identity.
    return href === undefined ? (
      piece
    ) : (
      <span key={at} className={unbroken}>
        <Link href={href}>{piece}</Link>
      </span>
    );
  });
}

/** The text in pieces, with every occurrence of a mark as a piece of its own. */
function splitAround(text: string, marks: readonly string[]): string[] {
  return marks.reduce(
    (pieces, mark) =>
      pieces.flatMap((piece) => piece.split(mark).flatMap((part, at) => (at === 0 ? [part] : [mark, part]))),
    [text],
  );
}

/** What a phone dials when the studio's number is pressed. */
export function phoneHref(phone: string): string {
  return `tel:${dialledPhone(phone)}`;
}
