// Writes the rendered page into the built index.html.
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/server.js';

const html = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', html.replace('<!--page-->', render));
