/** As `Map.groupBy`, which Safari has since 17.4. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyFor: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyFor(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
