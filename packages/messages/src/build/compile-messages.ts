import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { declareMessages } from './declare-messages.ts'
import { type LocaleTexts, readLocales } from './read-locales.ts'
import { renderMessages } from './render-message.ts'

const stampName = '.texts-hash'

function hashOf(locales: readonly LocaleTexts[]): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  for (const { locale, texts } of locales) hash.update(locale).update(JSON.stringify(texts))
  return hash.digest('hex')
}

/** The texts as they were read, and content of every compiled file by its path below `generated/`. */
export interface CompiledTexts {
  readonly locales: readonly LocaleTexts[]
  readonly files: Readonly<Record<string, string>>
}

const baseOf = ([base]: readonly LocaleTexts[]): LocaleTexts => {
  if (!base) throw new Error('the base locale is missing')
  return base
}

const renderAll = (locales: readonly LocaleTexts[]): Record<string, string> => ({
  ...render(baseOf(locales), locales),
  [stampName]: hashOf(locales),
})

/** @throws {LocaleFileInvalid} when a locale file breaks the rules of its shape. */
export function renderTexts(packageRoot: string): CompiledTexts {
  const locales = readLocales(packageRoot)
  return { locales, files: renderAll(locales) }
}

/** `feature_what_of_it`: keys begin with their locale file's name. */
const featureOf = (key: string) => key.slice(0, key.indexOf('_'))

/** The texts of one feature alone: a server that says ten of them need not load thousands. */
function renderFeature(feature: string, keys: readonly string[], locales: readonly LocaleTexts[]) {
  const names = keys.map((key) => `'${key}'`).join(' | ')
  return {
    [`features/${feature}.whole.js`]: renderMessages(keys, locales),
    [`features/${feature}.single.js`]: keys
      .map((key) => `export { ${key} } from '../messages/${key}.js'\n`)
      .join(''),
    [`features/${feature}.js`]: `export * as m from '#features/${feature}'\n`,
    [`features/${feature}.d.ts`]: `import type { Messages } from '../messages.js'\nexport declare const m: Pick<Messages, ${names}>\n`,
  }
}

function render(base: LocaleTexts, locales: readonly LocaleTexts[]): Record<string, string> {
  const keys = Object.keys(base.texts).sort()
  const features = Object.entries(Object.groupBy(keys, featureOf))
  const modules = keys.map((key) => [`messages/${key}.js`, renderMessages([key], locales)] as const)
  return Object.assign(
    Object.fromEntries(modules),
    ...features.map(([feature, own = []]) => renderFeature(feature, own, locales)),
    {
      'features/all.js': features
        .map(([feature]) => `export * from './${feature}.whole.js'\n`)
        .join(''),
      'messages/index.js': keys.map((key) => `export { ${key} } from './${key}.js'\n`).join(''),
      'messages.js': "export * as m from '#messages'\n",
      'messages.d.ts': declareMessages(base),
    },
  )
}

const hasSameKeys = (one: LocaleTexts, other: LocaleTexts) =>
  Object.keys(one.texts).sort().join() === Object.keys(other.texts).sort().join()

/** Files of the features of which a text changed, where no key came or went: of thousands of texts one is at work. */
function renderChanged(now: readonly LocaleTexts[], before: readonly LocaleTexts[]) {
  const base = baseOf(now)
  const isChanged = (key: string) =>
    now.some(
      ({ texts }, place) =>
        JSON.stringify(texts[key]) !== JSON.stringify(before[place]?.texts[key]),
    )
  const changed = Object.keys(base.texts).filter(isChanged)
  const features = new Set(changed.map(featureOf))
  const all = Object.keys(base.texts).sort()
  const own = all.filter((key) => features.has(featureOf(key)))
  const {
    'features/all.js': _all,
    'messages/index.js': _index,
    ...files
  } = render(
    { ...base, texts: Object.fromEntries(own.map((key) => [key, base.texts[key] ?? ''])) },
    now,
  )
  return { ...files, 'messages.d.ts': declareMessages(base), [stampName]: hashOf(now) }
}

/**
 * Writes what is not as it was: to who watches, the other files have not changed.
 * @throws {LocaleFileInvalid} when a locale file breaks the rules of its shape.
 */
export function rewriteTexts(packageRoot: string, before: CompiledTexts): CompiledTexts {
  const locales = readLocales(packageRoot)
  const isSame = locales.every((locale, place) => {
    const known = before.locales[place]
    return known !== undefined && hasSameKeys(locale, known)
  })
  const files = isSame ? renderChanged(locales, before.locales) : renderAll(locales)
  const changed = Object.entries(files).filter(([name, content]) => before.files[name] !== content)
  writeFiles(join(packageRoot, 'generated'), Object.fromEntries(changed))
  return { locales, files: { ...before.files, ...files } }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

function swapIn(next: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(next, folder)
  } catch (error) {
    // Another process compiled at the same time and was first; its output is as good as ours.
    rmSync(next, { recursive: true, force: true })
    if (!existsSync(join(folder, stampName))) throw error
  }
}

/**
 * Compiles every text into `generated/` inside the package: one module per message for bundlers, so that a bundle
 * carries only the texts it uses, one per feature for Node, which loads them all (the manifest's `imports` choose), and
 * declarations in which an unknown key or a missing value is a type error.
 * @param packageRoot folder of this package.
 * @throws {LocaleFileInvalid} when a locale file breaks the rules of its shape.
 */
export function compileMessages(packageRoot: string): { compiled: boolean; keyCount: number } {
  const locales = readLocales(packageRoot)
  const keyCount = Object.keys(baseOf(locales).texts).length
  const folder = join(packageRoot, 'generated')
  const stamp = join(folder, stampName)
  const hash = hashOf(locales)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return { compiled: false, keyCount }
  // Built beside and swapped in, so that a reader never meets half a folder.
  const next = `${folder}.${process.pid}`
  rmSync(next, { recursive: true, force: true })
  writeFiles(next, { ...render(baseOf(locales), locales), [stampName]: hash })
  swapIn(next, folder)
  return { compiled: true, keyCount }
}
