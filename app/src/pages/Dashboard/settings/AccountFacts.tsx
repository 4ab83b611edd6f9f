import * as css from '../SettingsPage.css.ts';

/** Sentences under short titles. */
export function AccountFacts({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={css.facts}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className={css.factTitle}>{title}</dt>
          <dd className={css.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
