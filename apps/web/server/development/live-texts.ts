import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CompiledTexts, renderTexts, rewriteTexts } from '@slipway/messages/compile-messages'
import type { Plugin } from 'vite'

const messages = dirname(dirname(fileURLToPath(import.meta.resolve('@slipway/messages'))))
const locales = join(messages, 'locales')
/** One text each, by the thousand: what a bundler wants. A browser that asks for each file gets a feature's in one. */
const textsOfFeature = /\/generated\/features\/(\w+)\.whole\.js$/
const declared = /^export const (\w+) = /gm

/**
 * For development: a changed text is compiled and shown in place, in a page that keeps what it holds. Keys that are new
 * or gone load the page anew.
 */
export const liveTexts: Plugin = {
  name: 'live-texts',
  apply: 'serve',
  enforce: 'pre',
  resolveId(source) {
    if (source === '#messages') return join(messages, 'generated', 'features', 'all.js')
    const feature = /^#features\/(.+)$/.exec(source)?.[1]
    return feature && join(messages, 'generated', 'features', `${feature}.whole.js`)
  },
  transform(code, id) {
    return textsOfFeature.test(id) ? makeLive(code) : undefined
  },
  configureServer({ watcher, config }) {
    let texts: CompiledTexts = renderTexts(messages)
    watcher.add(locales)
    watcher.on('change', (path) => {
      if (!path.startsWith(locales)) return
      try {
        texts = rewriteTexts(messages, texts)
      } catch (error) {
        // Half a sentence, or half a file: the next time it is stored it may be whole.
        config.logger.error(error instanceof Error ? error.message : String(error))
      }
    })
  },
}

/** Every text becomes a call into a table that outlives its module. */
function makeLive(code: string): string {
  const keys = [...code.matchAll(declared)].map(([, key]) => key)
  return `import { keepTexts } from '/server/development/keep-texts.ts'
${code.replaceAll(declared, 'const $1 = ')}
const kept = keepTexts(import.meta.hot, { ${keys.join(', ')} })
${keys.map((key) => `const live_${key} = (i, o) => kept.${key}(i, o)`).join('\n')}
export { ${keys.map((key) => `live_${key} as ${key}`).join(', ')} }
import.meta.hot.accept()
`
}
