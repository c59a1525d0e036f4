import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { awaitsAtTop, findRing } from '../build/never-await-frame.ts'

test.each([
  ['await load()', true],
  ['export const chain = await choose()', true],
  ['if (page) { await page }', true],
  ['export {}\nfor await (const part of parts) show(part)', true],
  ['await breathe()', false],
  ['async function start() { await load() }\nvoid start()', false],
  ['const start = async () => { await load() }', false],
  ['class Page { static async load() { await load() } }', false],
])('%s: waits at its top level: %s', (code, awaits) => {
  expect(awaitsAtTop(parseAst(code))).toBe(awaits)
})

const chunks = [
  { fileName: 'frame.js', imports: [], moduleIds: ['main', 'router', 'chain'] },
  { fileName: 'page.js', imports: ['form.js'], moduleIds: ['page'] },
  { fileName: 'form.js', imports: ['frame.js'], moduleIds: ['form'] },
  { fileName: 'definition.js', imports: [], moduleIds: ['definition'] },
]
const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  main: { importedIds: ['router', 'chain'], dynamicallyImportedIds: [] },
  router: { importedIds: ['main'], dynamicallyImportedIds: ['page'] },
  chain: { importedIds: [], dynamicallyImportedIds: ['definition'] },
}
const moduleOf = (id: string) => modules[id] ?? null

test('a start that waits for a page which imports the frame never gets it', () => {
  expect(findRing('main', chunks, moduleOf)).toEqual(['page.js'])
})

test('what needs nothing of the frame may be waited for', () => {
  expect(findRing('chain', chunks, moduleOf)).toEqual([])
  expect(findRing('elsewhere', chunks, moduleOf)).toEqual([])
})
