import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeExitPage } from '../build/make-exit-page.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
function inside(page: string, open: string, close: string): string {
  const start = page.indexOf(open) + open.length
  return page.slice(start, page.indexOf(close, start))
}

test('the exit page is one file that nothing but its own hashes may run, the same bytes each time', async () => {
  const page = await makeExitPage()
  const script = inside(page, '\n<script>', '</script>')
  const style = inside(page, '<style>', '</style>')
  const policy = inside(page, 'content-security-policy" content="', '"')
  expect(script.length).toBeGreaterThan(50_000)
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
    'connect-src https: http://localhost:* http://127.0.0.1:*',
    "base-uri 'none'",
    "form-action 'none'",
  ])
  const frame = page.replace(script, '').replace(style, '')
  expect(frame).not.toMatch(/\s(?:src|on\w+|srcset)=|<link(?! rel="icon" href="data:,")/)
  expect(script).not.toMatch(/\bimport\(|\/api\//)
  const networks = JSON.parse(inside(page, 'id="exit-networks">', '</script>'))
  expect(networks.at(-1).chain.shortname).toBe('local')
  expect(networks.at(-1).releases[0].presaleFactory.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(await makeExitPage()).toBe(page)
})
