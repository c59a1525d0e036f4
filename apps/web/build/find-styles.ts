import type { Plugin } from 'vite'

/** The bundler's helper finds a style sheet from the file that names it, and then once more from its own. */
const fromCaller = /function\((\w+),\w+\)\{return new URL\(\1,\w+\)\.href\}/
const fromHelper =
  /import\.meta\.resolve\?new URL\(import\.meta\.resolve\((\w+)\)\):(new URL\(\1,import\.meta\.url\))/

/**
 * All files lie in one folder, so it is enough that the helper finds them from its own: no call has to say where it stands.
 * What has no style sheet needs no helper at all.
 */
export const findFromHelper = (code: string): string =>
  code
    .replaceAll(/[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\],import\.meta\.url\)/g, '$1')
    .replace(fromCaller, 'function($1){return $1}')
    .replace(fromHelper, '$2')
    .replaceAll(/(\]|__vite__mapDeps\(\[[\d,]*\]\)),import\.meta\.url\)/g, '$1)')

export const findStyles: Plugin = {
  name: 'find-styles',
  apply: 'build',
  generateBundle: {
    // After the bundler's own step, which writes the calls.
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      if (files.filter(({ code }) => fromCaller.test(code) && fromHelper.test(code)).length !== 1)
        this.error('The bundler finds style sheets in another way than before.')
      for (const file of files) file.code = findFromHelper(file.code)
    },
  },
}
