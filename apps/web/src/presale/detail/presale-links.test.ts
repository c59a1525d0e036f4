import { expect, test, vi } from 'vitest'
import { embedCode, embedUrl, shareUrl } from './presale-links.ts'

const address = `0x${'5'.repeat(40)}`
const origin = 'https://slipway.example'
vi.stubGlobal('location', new URL(origin))

test('a link names the network, so that it opens there', () => {
  expect(shareUrl({ kind: 'fair', address })).toBe(
    `${origin}/presale/fair-detail/${address}?chain=bsc`,
  )
})

test('an inviter’s link carries the inviter', () => {
  const url = new URL(shareUrl({ kind: 'normal', address }, '0xabc'))
  expect(url.searchParams.get('inviter')).toBe('0xabc')
})

test('a project’s name cannot break out of the frame’s code', () => {
  const code = embedCode(embedUrl(address), 'A "><script>alert(1)</script>')
  expect(code.match(/<script/g)).toBeNull()
  expect(code.match(/<iframe/g)).toHaveLength(1)
  expect(code).toContain(`src="${origin}/presale/embed/${address}?chain=bsc"`)
})
