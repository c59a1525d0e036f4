import { getChain } from '@slipway/chains'
import { expect, test } from 'vitest'
import { renderAppShell } from '../server/render-app-shell.ts'

test('the app shell calls a network of this machine what the page calls it, in each language', () => {
  const html = renderAppShell('/token/list', getChain('local'))
  const leads = [...html.matchAll(/<span lang="([^"]+)">([^<]*)<\/span>/g)].slice(2)
  expect(
    leads.map(([, language, text]) => [language, text?.match(/Local chain|本地链/)?.[0]]),
  ).toEqual([
    ['en-US', 'Local chain'],
    ['zh-CN', '本地链'],
  ])
})
