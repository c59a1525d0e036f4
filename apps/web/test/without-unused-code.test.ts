import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutUnusedCode } from '../build/without-unused-code.ts'

const load = withoutUnusedCode.load as (id: string) => string | null
const { handler: transform } = withoutUnusedCode.transform as {
  handler: (code: string) => { code: string }
}
const namesOf = (code: string) => [
  ...[...code.matchAll(/export (?:const|async function|function) (\w+)/g)].map(([, name]) => name),
  ...[...code.matchAll(/^export \{(.*)\}/gm)].flatMap(([, names]) => names?.trim().split(', ')),
]

const root = fileURLToPath(new URL('../../../', import.meta.url))
const modules = join(root, 'node_modules')
const viem = fileURLToPath(new URL('../', import.meta.resolve('viem')))
const ox = fileURLToPath(new URL('../../ox/', import.meta.resolve('viem')))
const components = `${modules}/@mantine/core/esm/components`

test.each([
  `${viem}_esm/constants/contracts.js`,
  `${viem}_esm/utils/ccip.js`,
  `${ox}_esm/core/BlockOverrides.js`,
  `${modules}/@tanstack/router-core/dist/esm/scroll-restoration.js`,
  `${components}/Button/ButtonGroup/ButtonGroup.mjs`,
  `${components}/Button/ButtonGroupSection/ButtonGroupSection.mjs`,
  `${components}/ActionIcon/ActionIconGroup/ActionIconGroup.mjs`,
  `${components}/ActionIcon/ActionIconGroupSection/ActionIconGroupSection.mjs`,
  `${components}/Loader/loaders/Bars.mjs`,
  `${components}/Loader/loaders/Dots.mjs`,
  `${components}/Switch/SwitchGroup/SwitchGroup.mjs`,
  `${components}/Checkbox/CheckboxGroup/CheckboxGroup.mjs`,
  `${components}/Checkbox/CheckboxIndicator/CheckboxIndicator.mjs`,
  `${components}/Checkbox/CheckboxCard/CheckboxCard.mjs`,
])('what stands in place of %s has its names', (file) => {
  expect(existsSync(file)).toBe(true)
  const code = load(file)
  expect(namesOf(code ?? '').toSorted()).toEqual(
    namesOf(readFileSync(file, 'utf8')).filter(Boolean).toSorted(),
  )
})

test.each([
  `${viem}_esm/actions/public/call.js`,
  `${components}/Button/Button.mjs`,
  `${components}/Button/index.mjs`,
])('%s stays as it is', (file) => expect(load(file)).toBeNull())

test('the browser does not scroll a page that somebody comes back to: its tab does', async () => {
  const history = { scrollRestoration: 'auto' }
  const listeners = new Map<string, (event: { persisted: boolean }) => void>()
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners))
  onTestFinished(() => void vi.unstubAllGlobals())
  const code = load(`${modules}/@tanstack/router-core/dist/esm/scroll-restoration.js`) ?? ''
  const { setupScrollRestoration } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  setupScrollRestoration()
  expect(history.scrollRestoration).toBe('manual')
  listeners.get('pagehide')?.({ persisted: true })
  expect(history.scrollRestoration).toBe('auto')
  listeners.get('pageshow')?.({ persisted: true })
  expect(history.scrollRestoration).toBe('manual')
})

const sources = [`${root}apps/web/src/**/*.{ts,tsx}`, `${root}packages/ui/src/**/*.{ts,tsx}`]
  .flatMap((pattern) => globSync(pattern))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

test('no screen has what is left out', () => {
  const unused =
    /\b(?:Button|ActionIcon|Switch|Checkbox)\.?(?:Group|GroupSection|Indicator|Card)\b|\bloaders?Props=.*(?:bars|dots)|\b(?:type|loader)="(?:bars|dots)"|scrollRestoration: true/
  const color =
    /(?:['"]|mantine-color-)(?:pink|grape|violet|indigo|cyan|teal|lime)\b|(?:color="|mantine-color-)yellow\b/
  expect(sources.length).toBeGreaterThan(500)
  expect(
    sources.filter(([, code]) => unused.test(code) || color.test(code)).map(([file]) => file),
  ).toEqual([])
})

test('of the library’s colours those stay that it names itself', () => {
  const file = join(dirname(components), 'core/MantineProvider/default-colors.mjs')
  const { code } = transform(readFileSync(file, 'utf8'))
  const names = [...code.matchAll(/^\t(\w+): \[/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(['blue', 'dark', 'gray', 'red'])
})
