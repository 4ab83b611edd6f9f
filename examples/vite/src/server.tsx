import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

export const render = () =>
  renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
