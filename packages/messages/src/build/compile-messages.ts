import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declareMessages, declareRuntime } from './declare-messages.ts'
import { baseLocale, localeNames } from './locale-names.ts'
import { type LocaleTexts, readLocales } from './read-locales.ts'

const stampName = '.texts-hash'

/** Where the chosen language is kept in the browser. */
const localStorageKey = 'slipway.locale'

function hashOf(locales: readonly LocaleTexts[]): string {
  const hash = createHash('sha256')
  for (const name of ['compile-messages.ts', 'declare-messages.ts', 'placeholders-of.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  // The locked versions of the tools stand in the package's own manifest.
  hash.update(readFileSync(join(import.meta.dirname, '..', '..', 'package.json')))
  for (const { locale, texts } of locales) hash.update(locale).update(JSON.stringify(texts))
  return hash.digest('hex')
}

async function runCompiler(locales: readonly LocaleTexts[]): Promise<Record<string, string>> {
  // Loaded only when there is work: the compiler brings a database engine and takes half a second to load.
  const { loadProjectInMemory, newProject } = await import('@inlang/sdk')
  const { compileProject } = await import('@inlang/paraglide-js')
  const { default: messageFormat } = await import('@inlang/plugin-message-format')
  const blob = await newProject({
    settings: { baseLocale, locales: [...localeNames], modules: [], telemetry: 'off' },
  })
  // In memory with the plugin handed over: a project folder on disk would fetch the plugin from a CDN.
  const project = await loadProjectInMemory({ blob, providePlugins: [messageFormat] })
  try {
    for (const { locale, texts } of locales) {
      const content = new TextEncoder().encode(JSON.stringify(texts))
      await project.importFiles({
        pluginKey: 'plugin.inlang.messageFormat',
        files: [{ locale, content }],
      })
    }
    return await compileProject({
      project,
      compilerOptions: {
        strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
        localStorageKey,
        outputStructure: 'message-modules',
        emitGitIgnore: false,
        emitPrettierIgnore: false,
        emitReadme: false,
        includeEslintDisableComment: false,
      },
    })
  } finally {
    await project.close()
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
export async function compileMessages(
  packageRoot: string,
): Promise<{ compiled: boolean; keyCount: number }> {
  const locales = readLocales(packageRoot)
  const base = locales[0]
  if (!base) throw new Error('the base locale is missing')
  const keyCount = Object.keys(base.texts).length
  const folder = join(packageRoot, 'generated')
  const stamp = join(folder, stampName)
  const hash = hashOf(locales)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return { compiled: false, keyCount }
  }
  const files = await runCompiler(locales)
  // Built beside and swapped in, so that a reader never meets half a folder.
  const next = `${folder}.${process.pid}`
  rmSync(next, { recursive: true, force: true })
  writeFiles(next, {
    ...files,
    'messages.d.ts': declareMessages(base),
    'runtime.d.ts': declareRuntime(),
    'package.json': `${JSON.stringify({ type: 'module', sideEffects: false })}\n`,
    [stampName]: hash,
  })
  swapIn(next, folder)
  return { compiled: true, keyCount }
}
