import { expect, test } from 'vitest'
import { landingPath, readRedirect } from './read-redirect.ts'

test('leads back to the page that somebody was sent from, with its query', () => {
  expect(readRedirect('/presale/list?chain=local&page=2')).toBe('/presale/list?chain=local&page=2')
})

test.each([
  undefined,
  '',
  'presale/list',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example',
  '/.//elsewhere.example/',
  '/presale/..//elsewhere.example/',
  '/%2e//elsewhere.example/',
  '/./\\elsewhere.example/',
  'javascript:alert(1)',
])('%j never leads to another site', (redirect) => {
  expect(readRedirect(redirect)).toBe(landingPath)
})

test.each(['/user/login?redirect=%2Fuser%2Flogin', '/user/register', '/account/logout'])(
  '%s would ask again, or sign out: the landing page instead',
  (redirect) => {
    expect(readRedirect(redirect)).toBe(landingPath)
  },
)
