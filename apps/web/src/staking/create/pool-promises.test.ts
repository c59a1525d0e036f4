import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { adminTexts } from './pool-promises.ts'

test('the admin has power over a limit only where there is one, over pictures only of NFTs', () => {
  const plain = adminTexts({ hasLimit: false, stakedKind: 'token' })
  expect(plain).not.toContain(m.stakemake_admin_limit())
  expect(plain).not.toContain(m.stakemake_admin_uri())
  expect(plain).toContain(m.stakemake_admin_info())
  const nft = adminTexts({ hasLimit: true, stakedKind: 'nft' })
  expect(nft).toContain(m.stakemake_admin_limit())
  expect(nft).toContain(m.stakemake_admin_uri())
})
