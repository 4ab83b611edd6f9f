import { describe, expect, it } from 'vitest';
import { parseCommand } from './arguments.ts';
import { ConfigError } from './config.ts';

describe('the arguments of the server', () => {
  it.each([
    [[], { kind: 'serve' }],
    [['--check'], { kind: 'check' }],
    [['--remove-demo'], { kind: 'removeDemo' }],
    [['--login-code', 'owner@studio.example'], { kind: 'loginCode', email: 'owner@studio.example' }],
  ])('%j are understood', (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  it.each([
    [['--chek']],
    [['--check', '--remove-demo']],
    [['--login-code']],
    [['--login-code', 'a@b.example', 'c@d.example']],
    [['']],
  ])('%j are refused in one line: nothing is started or deleted by a guess', (args) => {
    const read = () => parseCommand(args);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('--remove-demo');
    expect(read).not.toThrow('\n');
  });
});
