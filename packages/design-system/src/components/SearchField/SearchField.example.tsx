import { useState } from 'react';
import { SearchField } from '@plaitful/design-system/SearchField';

export function SearchFieldExample() {
  const [query, setQuery] = useState('');
  return (
    <SearchField
      ariaLabel="Search the styles"
      value={query}
      onChange={setQuery}
      clearLabel="Clear the search"
    />
  );
}
