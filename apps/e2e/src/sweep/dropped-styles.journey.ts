import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, onTestFinished } from 'vitest'
import { openVisitor } from '../harness/open-visitor.ts'
import { testInFull } from '../harness/test-in-full.ts'

const assets = join(import.meta.dirname, '../../../web/dist/assets')

type Declaration = { readonly property: string; readonly value: string }

/** What style sheets of the build declare, each once; what is meant for another browser or a variable is left out. */
function declarationsOf(css: string): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  postcss.parse(css).walkDecls(({ prop: property, value, parent }) => {
    const isFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
    // The library's own classes are not ours to mend.
    const isLibrary = parent?.type === 'rule' && /\.m_[0-9a-f]{6,8}\b/.test(parent.selector)
    if (!isFace && !isLibrary && !property.startsWith('-'))
      found.set(`${property}:${value}`, { property, value })
  })
  return [...found.values()]
}

/** Declarations that a browser does not understand, and so leaves out without a word. */
async function findDropped(css: string): Promise<readonly Declaration[]> {
  const { page, open, close } = await openVisitor()
  onTestFinished(close)
  await open('/404?chain=local')
  return page.evaluate(
    (declared) =>
      // Another engine's own values stand beside the standard ones.
      declared.filter(
        ({ property, value }) =>
          !/-(?:webkit|moz|ms)-/.test(value) && !CSS.supports(property, value),
      ),
    declarationsOf(css),
  )
}

testInFull('the browser understands every declaration of every style sheet', async () => {
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const css = sheets.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  expect(await findDropped(css)).toEqual([])
})

testInFull('one that it does not understand is found', async () => {
  const value = '"a b" auto "c b" 1fr/repeat(2, 1fr)'
  expect(await findDropped(`.page { display: grid; grid-template: ${value} }`)).toEqual([
    { property: 'grid-template', value },
  ])
})
