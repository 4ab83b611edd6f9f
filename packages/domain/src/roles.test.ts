import { describe, expect, it } from 'vitest';
import { isAdmin, isMember, parseRoles } from './roles.ts';

describe('roles', () => {
  it('are read from strings and from objects with a name', () => {
    expect(parseRoles(['ROLE_USER'])).toEqual(['ROLE_USER']);
    expect(parseRoles([{ name: 'ROLE_ADMIN' }, { name: 'ROLE_USER' }])).toEqual(['ROLE_ADMIN', 'ROLE_USER']);
    expect(parseRoles(['ROLE_USER', { name: 'ROLE_USER' }])).toEqual(['ROLE_USER']);
  });

  it('ignore unknown ones', () => {
    expect(parseRoles(['ROLE_OWNER', '', { name: 'role_admin' }])).toEqual([]);
  });

  it('open the admin area to admins, and booking to any role', () => {
    expect([isAdmin(['ROLE_ADMIN']), isAdmin(['ROLE_USER']), isAdmin([])]).toEqual([true, false, false]);
    expect([isMember(['ROLE_ADMIN']), isMember(['ROLE_USER']), isMember([])]).toEqual([true, true, false]);
  });
});
