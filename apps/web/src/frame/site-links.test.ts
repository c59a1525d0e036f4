import { expect, test } from 'vitest'
import { siteLinks } from './site-links.ts'

test('documentation is always there; the rest only when the operator names it', () => {
  expect(siteLinks({}).map((link) => link.kind)).toEqual(['docs'])
})

test('all four links of the specification, in order', () => {
  const links = siteLinks({
    docs: 'https://docs.test',
    social: 'https://social.test',
    chat: 'https://chat.test',
    email: 'help@slipway.test',
  })
  expect(links.map((link) => link.href)).toEqual([
    'https://docs.test',
    'https://social.test',
    'https://chat.test',
    'mailto:help@slipway.test',
  ])
})
