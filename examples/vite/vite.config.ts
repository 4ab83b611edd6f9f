import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // On the server too its style sheets have to be taken out by Vite.
  ssr: { noExternal: ['@plaitful/design-system'] },
});
