import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { themes } from '../tokens/themes/themes.ts';
import { getTheme, themeScript, themeScriptHash } from './themeChoice.ts';

describe('the script of the chosen theme', () => {
  it('has the hash that is given for a content security policy', () => {
    const hash = createHash('sha256').update(themeScript).digest('base64');
    expect(themeScriptHash).toBe(`sha256-${hash}`);
  });

  it('knows every theme', () => {
    expect(themeScript).toContain(JSON.stringify(Object.keys(themes)));
  });

  it('has no character that HTML would escape or end the script with', () => {
    expect(themeScript).not.toMatch(/[<>&]/);
  });
});

describe('getTheme', () => {
  it('is the choice of the system on the server', () => {
    expect(getTheme()).toBe('system');
  });
});
