import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, routes } from '@slipway/sdk/navigation/routes'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src/routes')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const all: readonly Route[] = routes
const withoutTab = new Set(all.filter(({ noTab }) => noTab).map(({ path }) => path))
const pathOf = (code: string) => /createFileRoute\('([^']+)'\)/.exec(code)?.[1]

test('a page that stays in the bar while another is shown asks its own tab, never the router', () => {
  const asking = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    const path = pathOf(code)
    if (path === undefined || withoutTab.has(path)) return []
    return /\bRoute\.use[A-Z]/.test(code) ? [file] : []
  })
  expect(files.length).toBeGreaterThan(50)
  expect(asking).toEqual([])
})
