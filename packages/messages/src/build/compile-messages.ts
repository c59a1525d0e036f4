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
import { renderMessage } from './render-message.ts'

const stampName = '.texts-hash'

function hashOf(locales: readonly LocaleTexts[]): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  for (const { locale, texts } of locales) hash.update(locale).update(JSON.stringify(texts))
  return hash.digest('hex')
}

/** `feature_what_of_it`: keys begin with their locale file's name. */
const featureOf = (key: string) => key.slice(0, key.indexOf('_'))

/** The texts of one feature alone: a server that says ten of them need not load thousands. */
function renderFeatures(keys: readonly string[]): Record<string, string> {
  const features = Object.groupBy(keys, featureOf)
  return Object.fromEntries(
    Object.entries(features).flatMap(([feature, own = []]) => [
      [
        `features/${feature}/index.js`,
        own.map((key) => `export { ${key} } from '../../messages/${key}.js'\n`).join(''),
      ],
      [`features/${feature}.js`, `export * as m from './${feature}/index.js'\n`],
      [
        `features/${feature}.d.ts`,
        `import type { Messages } from '../messages.js'\nexport declare const m: Pick<Messages, ${own.map((key) => `'${key}'`).join(' | ')}>\n`,
      ],
    ]),
  )
}

function render(base: LocaleTexts, locales: readonly LocaleTexts[]): Record<string, string> {
  const keys = Object.keys(base.texts).sort()
  const modules = keys.map((key) => [`messages/${key}.js`, renderMessage(key, locales)] as const)
  const free = `${JSON.stringify({ type: 'module', sideEffects: false })}\n`
  return {
    ...Object.fromEntries(modules),
    ...renderFeatures(keys),
    'messages/index.js': keys.map((key) => `export { ${key} } from './${key}.js'\n`).join(''),
    'messages.js': "export * as m from './messages/index.js'\n",
    'messages.d.ts': declareMessages(base),
    'package.json': free,
  }
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
 * Compiles every text into `generated/` inside the package: one module per message, so that a bundle
 * carries only the texts it uses, and declarations in which an unknown key or a missing value is a type error.
 * @param packageRoot folder of this package.
 * @throws {LocaleFileInvalid} when a locale file breaks the rules of its shape.
 */
export function compileMessages(packageRoot: string): { compiled: boolean; keyCount: number } {
  const locales = readLocales(packageRoot)
  const base = locales[0]
  if (!base) throw new Error('the base locale is missing')
  const keyCount = Object.keys(base.texts).length
  const folder = join(packageRoot, 'generated')
  const stamp = join(folder, stampName)
  const hash = hashOf(locales)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return { compiled: false, keyCount }
  // Built beside and swapped in, so that a reader never meets half a folder.
  const next = `${folder}.${process.pid}`
  rmSync(next, { recursive: true, force: true })
  writeFiles(next, { ...render(base, locales), [stampName]: hash })
  swapIn(next, folder)
  return { compiled: true, keyCount }
}
